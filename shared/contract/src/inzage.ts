import { z } from 'zod';

import { gevelvullingenSchema } from './project.ts';
import { projectDataSchema } from './projectData.ts';
import { momentSchema } from './wire.ts';
import { isZichtbareTekst, ONZICHTBARE_TEKST } from './zichtbareTekst.ts';

/** `inzage` shows a project; `bouwplaats` shows it on site, and takes what was mounted. */
export const INZAGE_SOORTEN = ['inzage', 'bouwplaats'] as const;

/** Days that a link of each kind can be made for. */
export const INZAGE_DAGEN = [7, 30, 90] as const;
export const BOUWPLAATS_DAGEN = [30, 90, 365] as const;

/** Characters of the note for whom a link is. */
export const INZAGE_LABEL_MAX = 80;

/** A token of a link: 256 random bits, base64url. */
export const INZAGE_TOKEN = /^[\w-]{43}$/;

/** What becomes of a link; `ingetrokken` also with its project or with the right of its maker. */
const INZAGE_STANDEN = ['geldig', 'verlopen', 'ingetrokken'] as const;

/** Body of `POST …/inzagelinks`. */
const labelSchema = z
  .string()
  .trim()
  .min(1)
  .max(INZAGE_LABEL_MAX)
  .refine(isZichtbareTekst, ONZICHTBARE_TEKST)
  .nullable();

export const inzageLinkVraagSchema = z.union([
  z.strictObject({
    /** Absent: `inzage`. */
    soort: z.literal('inzage').optional(),
    dagen: z.literal(INZAGE_DAGEN),
    /** For whom it is; only who manages the project reads it. */
    label: labelSchema,
  }),
  z.strictObject({
    soort: z.literal('bouwplaats'),
    dagen: z.literal(BOUWPLAATS_DAGEN),
    label: labelSchema,
  }),
]);

/** A link as who manages its project sees it. */
const inzageLinkSchema = z.object({
  id: z.string().min(1),
  /** Absent: from an earlier release, which knew `inzage` alone. */
  soort: z.enum(INZAGE_SOORTEN).optional(),
  label: z.string().nullable(),
  /** Name of who made it. */
  door: z.string(),
  gemaakt: momentSchema,
  verloopt: momentSchema,
  /** To the minute; null: nobody has opened it. */
  gebruikt: momentSchema.nullable(),
  stand: z.enum(INZAGE_STANDEN),
  /** Who made it may not manage the project any more; then it is `ingetrokken`. Absent: from an earlier release. */
  maker_zonder_recht: z.boolean().optional(),
});

/** Of a project, the newest first. */
export const inzageLinksSchema = z.object({ links: z.array(inzageLinkSchema) });

/** Of all projects of a group, the newest first. */
export const groepInzageLinksSchema = z.object({
  links: z.array(
    z.object({
      ...inzageLinkSchema.shape,
      project: z.object({ id: z.int(), naam: z.string() }),
    }),
  ),
});

/** A link that was made; the token is told this once. */
export const inzageLinkGemaaktSchema = z.object({ link: inzageLinkSchema, token: z.string() });

/** What a token opens. */
export const inzageGeopendSchema = z.object({
  id: z.string().min(1),
  /** Absent: from an earlier release, which knew `inzage` alone. */
  soort: z.enum(INZAGE_SOORTEN).optional(),
});

/** What a reader without an account sees of a project: nothing of people, models or accounts. */
export const inzageSchema = z.object({
  /** The company whose project it is. */
  bedrijf: z.string(),
  /** Until when the link works. */
  verloopt: momentSchema,
  /** Of the project. */
  gewijzigd: momentSchema,
  project: z.object({ ...projectDataSchema.shape, name: z.string() }),
  /** Null: they cannot be read. Without who fixed an advice. */
  gevelvullingen: gevelvullingenSchema.nullable(),
});

/** The same on site. */
export const bouwplaatsSchema = inzageSchema.extend({
  /** Of the project, so that a phone knows which of its links show the same one. Absent: from an earlier release. */
  project_id: z.int().optional(),
});

export type InzageSoort = (typeof INZAGE_SOORTEN)[number];
export type InzageDagen = (typeof INZAGE_DAGEN)[number];
export type BouwplaatsDagen = (typeof BOUWPLAATS_DAGEN)[number];
export type InzageStand = (typeof INZAGE_STANDEN)[number];
export type InzageLinkVraag = z.infer<typeof inzageLinkVraagSchema>;
export type InzageLink = z.infer<typeof inzageLinkSchema>;
export type GroepInzageLink = z.infer<typeof groepInzageLinksSchema>['links'][number];
export type Inzage = z.infer<typeof inzageSchema>;
export type Bouwplaats = z.infer<typeof bouwplaatsSchema>;
