import { z } from 'zod';

import { externalConnectionSchema } from './externalConnection.ts';
import { gevelvullingSchema } from './gevelvulling.ts';
import { idSchema, momentSchema } from './wire.ts';

export const TYPEN_BOUW = ['woning', 'kantoorWoongebouw', 'openbaarGebouw'] as const;
export const WINDGEBIEDEN = [1, 2, 3] as const;
export const TERREINCATEGORIEEN = ['kust', 'onbebouwd', 'bebouwd'] as const;

/**
 * The data of a project as it is stored (specification 3): typed, but not yet bounded or complete.
 * `gebouwhoogte` in m, `windvormFactor` without unit.
 */
export const projectGegevensSchema = z.strictObject({
  projectNaam: z.string().nullable(),
  referentienummer: z.string().nullable(),
  typeBouw: z.enum(TYPEN_BOUW).nullable(),
  windgebied: z.literal(WINDGEBIEDEN).nullable(),
  terreincategorie: z.enum(TERREINCATEGORIEEN).nullable(),
  gebouwhoogte: z.number().nullable(),
  windvormFactor: z.number().nullable(),
  werkadres: z.string().nullable(),
  plaatsWerkadres: z.string().nullable(),
});

/** Who keeps the project, as the project list and the report name them. */
export const projectUserSchema = z.object({
  uid: idSchema,
  name: z.string(),
  mail: z.string().nullable().default(null),
  company_name: z.string().nullable().default(null),
  address: z.string().nullable().default(null),
  postal_code: z.string().nullable().default(null),
  city: z.string().nullable().default(null),
  contact_person: z.string().nullable().default(null),
});

/** The body of a create or update (http-contract): flat, with the gevelvullingen as JSON text. */
export const projectBodySchema = z.strictObject({
  name: z.string().trim().min(1).max(255),
  referentienummer: z.string().max(255).nullable(),
  type_bouw: z.enum(TYPEN_BOUW).nullable(),
  windgebied: z.literal(WINDGEBIEDEN).nullable(),
  omgevingsgebied: z.enum(TERREINCATEGORIEEN).nullable(),
  gebouwhoogte: z.number().nullable(),
  windvorm_factor: z.number().nullable(),
  werkadres: z.string().max(255).nullable(),
  plaats_werkadres: z.string().max(255).nullable(),
  /** The build version of the client that wrote the project; not a revision. */
  version: z.string().max(64).nullable(),
  /** The list of gevelvullingen as JSON text; stored and returned untouched. */
  gevelvullingen_json: z.string(),
});

/** A project as the backend answers it. Unknown keys of a newer backend are dropped. */
export const projectRecordSchema = z.object({
  ...projectBodySchema.shape,
  name: z.string(),
  id: idSchema,
  group_id: idSchema,
  external_connections: z.array(externalConnectionSchema).default([]),
  user: projectUserSchema.nullable().default(null),
  created: momentSchema,
  changed: momentSchema,
});

export type ProjectGegevens = z.infer<typeof projectGegevensSchema>;
export type ProjectUser = z.infer<typeof projectUserSchema>;
export type ProjectBody = z.infer<typeof projectBodySchema>;
export type ProjectRecord = z.infer<typeof projectRecordSchema>;

export const gevelvullingenSchema = z.array(gevelvullingSchema);

/** A project as the product works with it (specification 3). */
export interface Project {
  id: number;
  groupID: number;
  version: string | null;
  projectGegevens: ProjectGegevens;
  gevelvullingen: z.infer<typeof gevelvullingenSchema>;
  /** Always empty: a spouwankersituatie is a draft of the browser. */
  spouwankersituaties: [];
  externalConnections: z.infer<typeof externalConnectionSchema>[];
  user: ProjectUser | null;
  created: string;
  changed: string;
  /** The stored gevelvullingen cannot be read; the project is shown read-only and never written. */
  onleesbaar: boolean;
}
