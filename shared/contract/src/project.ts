import { z } from 'zod';

import { catalogusNaamSchema } from './catalogusNaam.ts';
import { externalConnectionSchema } from './externalConnection.ts';
import { gevelvullingSchema } from './gevelvulling.ts';
import { keepUnknownKeys } from './keepUnknownKeys.ts';
import {
  always,
  getal,
  keuze,
  maat,
  shapeOf,
  tekst,
  type VeldNaam,
  type Veldsoorten,
} from './veldsoorten.ts';
import { windvormfactorenSchema } from './windvormfactoren.ts';
import { idSchema, momentSchema } from './wire.ts';
import { isZichtbareTekst, ONZICHTBARE_TEKST } from './zichtbareTekst.ts';

export const TYPEN_BOUW = ['woning', 'kantoorWoongebouw', 'openbaarGebouw'] as const;
/** Consequence classes of NEN-EN 1990. */
export const GEVOLGKLASSEN = ['CC1', 'CC2', 'CC3'] as const;
export const WINDGEBIEDEN = [1, 2, 3] as const;
export const TERREINCATEGORIEEN = ['kust', 'onbebouwd', 'bebouwd'] as const;

/** The fields of a project's data: `gebouwhoogte` in m, `windvormFactor` without unit. */
export const PROJECT_SOORTEN = {
  projectNaam: always(tekst),
  referentienummer: always(tekst),
  werkadres: always(tekst),
  plaatsWerkadres: always(tekst),
  typeBouw: always(keuze(TYPEN_BOUW)),
  gebouwhoogte: always(maat),
  /** Null or absent: it follows from the type bouw. */
  gevolgklasse: keuze(GEVOLGKLASSEN),
  windgebied: always(keuze(WINDGEBIEDEN)),
  terreincategorie: always(keuze(TERREINCATEGORIEEN)),
  windvormFactor: always(getal),
} as const satisfies Veldsoorten;

/** A field of a project's data. */
export type ProjectVeld = VeldNaam<typeof PROJECT_SOORTEN>;

/** The data of a project as they are stored: typed, but not yet bounded or complete. */
export const projectGegevensSchema = keepUnknownKeys({
  ...shapeOf(PROJECT_SOORTEN),
  /** The version of a catalogue that the project is calculated with; null or absent: the one in use. */
  catalogus: catalogusNaamSchema.nullable().optional(),
  /** The gebouwhoogte comes from a building model, or is a default, and nobody has confirmed it. */
  gebouwhoogteControleren: z.boolean().optional(),
  /** Of facades that have a windvormfactor of their own; null or absent: none has. */
  windvormfactoren: windvormfactorenSchema.nullable().optional(),
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
  name: z.string().trim().min(1).max(255).refine(isZichtbareTekst, ONZICHTBARE_TEKST),
  referentienummer: z.string().max(255).nullable(),
  type_bouw: z.enum(TYPEN_BOUW).nullable(),
  windgebied: z.literal(WINDGEBIEDEN).nullable(),
  omgevingsgebied: z.enum(TERREINCATEGORIEEN).nullable(),
  gebouwhoogte: z.number().nullable(),
  windvorm_factor: z.number().nullable(),
  werkadres: z.string().max(255).nullable(),
  plaats_werkadres: z.string().max(255).nullable(),
  /** Null: it follows from the type bouw. Absent: a client that does not know it, which changes nothing of it. */
  gevolgklasse: z.enum(GEVOLGKLASSEN).nullish(),
  /** Of facades with one of their own. Null: none. Absent: a client that does not know them changes nothing of them. */
  windvormfactoren: windvormfactorenSchema.nullish(),
  /** The version of a catalogue that it is calculated with; absent or null: the one in use. */
  catalogus: catalogusNaamSchema.nullish(),
  /** True: the gebouwhoogte was imported and nobody has confirmed it. */
  gebouwhoogte_controleren: z.boolean().nullish(),
  /** The build version of the client that wrote the project; not a revision. */
  version: z.string().max(64).nullable(),
  /** The list of gevelvullingen as JSON text; stored and returned untouched. */
  gevelvullingen_json: z.string(),
});

/**
 * What its reader may do with a project: change it; and delete it, archive it, hand it over and make
 * links to it. `opDeBouw`: something was mounted, or a link for the site works. It stands here because a client that
 * does not know it leaves it out; beside `rechten` such a client would write it back, and be refused.
 */
const rechtenSchema = z.object({
  wijzigen: z.boolean(),
  beheren: z.boolean(),
  opDeBouw: z.boolean().optional(),
});

/** What the backend alone decides of a project. */
const answerShape = {
  id: idSchema,
  group_id: idSchema,
  external_connections: z.array(externalConnectionSchema).default([]),
  user: projectUserSchema.nullable().default(null),
  created: momentSchema,
  changed: momentSchema,
  /** A backend that does not say gives projects to whoever may change them. */
  rechten: rechtenSchema.default({ wijzigen: true, beheren: true }),
  /** When it was put away; absent: it is not. */
  archived: momentSchema.optional(),
};

/** A project as the backend answers it. Keys of a newer backend are kept, to be written back. */
export const projectRecordSchema = keepUnknownKeys({
  ...projectBodySchema.shape,
  name: z.string(),
  ...answerShape,
});

export type Rechten = z.infer<typeof rechtenSchema>;
export type ProjectGegevens = z.infer<typeof projectGegevensSchema>;
export type ProjectUser = z.infer<typeof projectUserSchema>;
export type ProjectBody = z.infer<typeof projectBodySchema>;
export type ProjectRecord = z.infer<typeof projectRecordSchema>;

/** The members of a record that hold what a field can hold. */
type KolomVoor<Veld extends keyof ProjectGegevens> = {
  [Kolom in keyof ProjectBody]: ProjectBody[Kolom] extends ProjectGegevens[Veld] ? Kolom : never;
}[keyof ProjectBody];

/** What a record calls the data of a project that somebody fills in, in the order of its body. */
export const PROJECT_KOLOMMEN = {
  projectNaam: 'name',
  referentienummer: 'referentienummer',
  typeBouw: 'type_bouw',
  windgebied: 'windgebied',
  terreincategorie: 'omgevingsgebied',
  gebouwhoogte: 'gebouwhoogte',
  windvormFactor: 'windvorm_factor',
  werkadres: 'werkadres',
  plaatsWerkadres: 'plaats_werkadres',
  gevolgklasse: 'gevolgklasse',
  windvormfactoren: 'windvormfactoren',
} as const satisfies {
  readonly [Veld in ProjectVeld | 'windvormfactoren']: KolomVoor<Veld>;
};

export const gevelvullingenSchema = z.array(gevelvullingSchema);

/** A project as the product works with it. */
export interface Project {
  id: number;
  groupID: number;
  version: string | null;
  projectGegevens: ProjectGegevens;
  gevelvullingen: z.infer<typeof gevelvullingenSchema>;
  /** What a newer release keeps in the record; written back as it was read. */
  overig: Readonly<Record<string, unknown>>;
  /** Always empty: a spouwankersituatie is a concept of the browser. */
  spouwankersituaties: [];
  externalConnections: z.infer<typeof externalConnectionSchema>[];
  user: ProjectUser | null;
  /** What who reads it may do with it. */
  rechten: Rechten;
  created: string;
  changed: string;
  /** When it was put away, after which nothing is written; absent: it is not. */
  gearchiveerd?: string;
  /** The stored gevelvullingen cannot be read; the project is shown read-only and never written. */
  onleesbaar: boolean;
}
