import { z } from 'zod';

import {
  detailleringDataSchema,
  gevelvullingEnKaderDataSchema,
  gevelvullingSchema,
} from './gevelvulling.ts';

/** What each gevelvulling has for itself. */
const OWN = [
  'id',
  'externalId',
  'elementen',
  'hoogstePunt',
  'uitModel',
  'gevelvullingType',
  'merk',
  'aantal',
  'hoogte',
  'breedte',
] as const;

const kaderSchema = gevelvullingEnKaderDataSchema
  .omit({
    id: true,
    externalId: true,
    elementen: true,
    hoogstePunt: true,
    uitModel: true,
    gevelvullingType: true,
    merk: true,
    aantal: true,
    hoogte: true,
    breedte: true,
  })
  .check(({ value, issues }) => {
    for (const key of OWN) {
      if (key in value) {
        issues.push({ code: 'unrecognized_keys', keys: [key], input: value });
      }
    }
  });

/** What gevelvullingen of one type begin with: everything but merk, aantal and sizes. */
const standaardSchema = z.strictObject({
  gevelvullingEnKaderData: kaderSchema,
  detailleringData: detailleringDataSchema,
  ...gevelvullingSchema
    .pick({
      afstandHoekGevelvullingTotEersteAnker: true,
      maximumHartOpHartMaat: true,
      productKeuze: true,
    })
    .partial().shape,
});

/** The standards of a project, or of a group for its new projects; null: none for that type. */
export const standaardenSchema = z.strictObject({
  kozijn: standaardSchema.nullable().default(null),
  schuifpui: standaardSchema.nullable().default(null),
  hsb: standaardSchema.nullable().default(null),
});

export const GEEN_STANDAARDEN = { kozijn: null, schuifpui: null, hsb: null } as const;

export type Standaard = z.infer<typeof standaardSchema>;
export type Standaarden = z.infer<typeof standaardenSchema>;
