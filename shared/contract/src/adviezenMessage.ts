import { z } from 'zod';

import { DRAAIRICHTINGEN, GEVELVULLING_TYPES } from './gevelvulling.ts';
import { zijdeSchema } from './zijde.ts';

/** From the product, with an `AdviezenMessage`: what a project that this parent imported was advised. */
export const ADVIEZEN_EVENT = 'adviezen';

/** An element of the building model that a gevelvulling stands for. */
const adviesElementSchema = z.object({
  /** Of IFC: 22 signs. */
  globalId: z.string().min(1),
  verdieping: z.string().nullable(),
  /** Degrees clockwise from north that the outside faces. */
  orientatie: z.number().nullable(),
});

/** The hoekankers of one side: lengths in mm; `zijkanten` counts and places those of each of the two stijlen. */
const adviesZijdeSchema = z.object({
  zijde: zijdeSchema,
  /** The number to use: chosen, else advised; null: there is none. */
  aantal: z.int().nonnegative().nullable(),
  /** Null for a single hoekanker or none. */
  hartOpHart: z.number().nullable(),
  /** From the left corner, `zijkanten` from the lower one, as seen from outside. */
  posities: z.array(z.number()),
  /** Name of the hoekanker, as the catalogue has it. */
  product: z.string().nullable(),
  unityCheck: z.number().nullable(),
});

/** A gevelvulling of the project and how its advice stands. Sizes in mm. */
const gevelvullingAdviesSchema = z.object({
  /** Of the product. */
  id: z.string().min(1),
  merk: z.string().nullable(),
  type: z.enum(GEVELVULLING_TYPES).nullable(),
  breedte: z.number().nullable(),
  hoogte: z.number().nullable(),
  gevel: z.string().nullable().optional(),
  bouwlaag: z.string().nullable().optional(),
  ruimte: z.string().nullable().optional(),
  /** As seen from outside. */
  draairichting: z.enum(DRAAIRICHTINGEN).nullable().optional(),
  opmerking: z.string().nullable().optional(),
  elementen: z.array(adviesElementSchema),
  /** As the project shows it (docs/vaststellen.md); only `concept` and `gewijzigd` may be incomplete. */
  toestand: z.enum(['concept', 'adviesGereed', 'voldoetNiet', 'vastgesteld', 'gewijzigd']),
  /** Whether every side complies; null: the advice is not complete. */
  voldoet: z.boolean().nullable(),
  /** Of the gevelvulling as it is stored. */
  revisie: z.string().nullable(),
  /** Of a report that proves it (docs/bewijs.md); null: none is known. */
  kenmerk: z.string().nullable(),
  /** For the user. */
  meldingen: z.array(z.string()),
  /** The anchored sides; none when there is no advice. */
  zijden: z.array(adviesZijdeSchema),
  /** SVG. */
  tekening: z.string().nullable(),
});

/** The data of an `adviezen` event. */
export const adviezenMessageSchema = z.object({
  version: z.literal(2),
  project: z.object({
    id: z.int(),
    naam: z.string().nullable(),
    /** `metadata.id` of the import that made it. */
    metadataId: z.string().min(1),
  }),
  gevelvullingen: z.array(gevelvullingAdviesSchema),
});

export type AdviesZijde = z.infer<typeof adviesZijdeSchema>;
export type GevelvullingAdvies = z.infer<typeof gevelvullingAdviesSchema>;
export type AdviezenMessage = z.infer<typeof adviezenMessageSchema>;
