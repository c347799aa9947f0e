import { z } from 'zod';

import { DRAAIRICHTINGEN } from './gevelvulling.ts';
import { LANGSTE_TEKST } from './langsteTekst.ts';
import { sentElementSchema } from './modelElement.ts';

/** What product and parent frame say to each other about an import. */
export const IMPORT_EVENTS = {
  /** From the parent, with an `ImportMessage`. */
  import: 'import',
  /** From the product: the message has come in and is queued. */
  dataReceived: 'import:data-received',
  /** From the product: the text was no JSON. */
  parseError: 'import:parse-error',
  /** From the product: the data is no `ImportMessage`. */
  validationError: 'import:validation-error',
} as const;

/** Either way a message is the JSON text of this; an `event` without a meaning is ignored. */
export const frameMessageSchema = z.object({ event: z.string(), data: z.unknown().optional() });

/** The data of `import:parse-error` and `import:validation-error`. */
export const importErrorSchema = z.object({
  message: z.string(),
  /** Path of the first field that is wrong: `gevelvullingen.0.breedte`; absent: it is about the whole. */
  field: z.string().optional(),
  /** For who makes the parent frame: what is wrong with it, where `field` does not say so. */
  reason: z.string().optional(),
});

/** What is longer than is stored is refused as a whole, with the field. */
const tekst = z.string().max(LANGSTE_TEKST);

/** A gevelvulling as a building model sends it: lengths in mm, weights in kg and kg/m². */
const importGevelvullingSchema = z.object({
  id: tekst,
  type: tekst,
  merk: tekst.nullable().optional(),
  /** Absent or null: as many as its elementen; without those the user fills it in. */
  aantal: z.number().nullable().optional(),
  hoogte: z.number().nullable().optional(),
  breedte: z.number().nullable().optional(),
  /** Highest point above ground, mm. */
  hoogste_punt: z.number().nullable().optional(),
  gewicht_totaal: z.number().nullable().optional(),
  gewicht_glas: z.number().nullable().optional(),
  spouwlatbreedte: z.number().nullable().optional(),
  stelruimte: z.number().nullable().optional(),
  /** Name of its facade. */
  gevel: tekst.nullable().optional(),
  bouwlaag: tekst.nullable().optional(),
  ruimte: tekst.nullable().optional(),
  /** As seen from outside. */
  draairichting: z.enum(DRAAIRICHTINGEN).nullable().optional(),
  opmerking: tekst.nullable().optional(),
  /** What it stands for in the model; with these it is found again when the model is sent anew. */
  elementen: z.array(sentElementSchema).nullable().optional(),
});

/** The data of an `import` event of the parent frame. */
export const importMessageSchema = z.object({
  metadata: z.object({
    type: tekst,
    id: tekst.min(1),
    file_path: tekst.min(1),
    file_created: tekst.nullable(),
    file_updated: tekst.nullable(),
    /** Who made the file; with `building` it tells models apart that share an id. */
    author: tekst.nullable().optional(),
    /** Name or GlobalId of the building. */
    building: tekst.nullable().optional(),
    /** Program that the model was made with. */
    program: tekst.nullable().optional(),
    /** Where the building is: name, address or coordinates of its site. */
    site: tekst.nullable().optional(),
  }),
  project: z.object({
    naam: tekst.nullable().optional(),
    referentienummer: tekst.nullable().optional(),
    werkadres: tekst.nullable().optional(),
    werkadres_plaats: tekst.nullable().optional(),
    gebouwhoogte: z.number().nullable().optional(),
  }),
  gevelvullingen: z.array(importGevelvullingSchema),
});

export type ImportErrorMessage = z.infer<typeof importErrorSchema>;
export type ImportGevelvulling = z.infer<typeof importGevelvullingSchema>;
export type ImportMessage = z.infer<typeof importMessageSchema>;
