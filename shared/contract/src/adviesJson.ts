import { z } from 'zod';

import { catalogusSchema } from './catalogus.ts';
import { gevelvullingSchema } from './gevelvulling.ts';
import { projectGegevensSchema } from './project.ts';
import { zijdeSchema } from './zijde.ts';

/** The file of a report that holds its calculation, and the one with the signature over its bytes. */
export const ADVIES_JSON = 'advies.json';
export const ADVIES_HANDTEKENING = 'advies.handtekening.json';

const getal = z.number();
const meldingSchema = z.object({
  code: z.string(),
  soort: z.enum(['fout', 'waarschuwing', 'info']),
  zijde: zijdeSchema.optional(),
  tekst: z.string(),
});

/** The outcome of one side (rekenmodel 4.6): forces kN, lengths mm, `zijkanten` per stijl. */
const zijdeUitkomstSchema = z.object({
  status: z.enum(['VOLDOET', 'VOLDOET_NIET', 'PAST_NIET', 'PRODUCT_ONGESCHIKT', 'GEEN_PRODUCT']),
  oppervlakte: getal,
  FwEd: getal,
  FwRd: getal.nullable(),
  FgEd_610a: getal.optional(),
  FgEd_610b: getal.optional(),
  FgRd: getal.nullable().optional(),
  nAfstand: getal,
  nBelasting: getal.nullable(),
  nMax: getal,
  sMin: getal,
  sMax: getal,
  randafstand: getal,
  geadviseerd: getal.nullable(),
  gekozen: getal.nullable(),
  hartOpHart: getal.nullable(),
  posities: z.array(getal).readonly(),
  maatgevend: z.enum(['belasting', 'hart-op-hartafstand']).nullable(),
  ucWind: getal.nullable(),
  ucGewicht_610a: getal.optional(),
  ucCombinatie_610b: getal.optional(),
  unityCheck: getal.nullable(),
});

/** The outcome of one gevelvulling as `pnpm advies` writes it, without steps. */
export const adviesUitkomstSchema = z.object({
  gevolgklasse: z.enum(['CC1', 'CC2', 'CC3']),
  referentiehoogte: getal,
  qp: getal,
  wk: getal,
  gammaQ: getal,
  wd: getal,
  oppervlakte: getal,
  Gk: getal,
  zijden: z.partialRecord(zijdeSchema, zijdeUitkomstSchema),
  totaalPerGevelvulling: getal.nullable(),
  totaal: getal.nullable(),
  kvtControle: z
    .object({ windPerAnkerGemiddeldK: getal, gewichtPerAnkerOnderzijdeK: getal.optional() })
    .nullable(),
  meldingen: z.array(meldingSchema).readonly(),
});

/**
 * What a report proves: what was calculated with, and what came out. Written with its keys in order and without
 * spaces, so that the same request on the same revision has the same bytes; nothing in it is of the moment at which
 * the report was made.
 */
export const adviesJsonSchema = z.object({
  soort: z.literal('adviestool-advies'),
  /** Of this form. */
  versie: z.literal(1),
  /** The release that made it. */
  programma: z.string(),
  /** The report around it is signed as a file too. Absent: a release before that. */
  bestandOndertekend: z.literal(true).optional(),
  /** REKENMODEL_VERSIE. */
  rekenmodel: z.int(),
  catalogus: z.object({ id: z.string(), versie: z.string() }),
  project: z.object({
    id: z.int(),
    /** `r7` */
    revisie: z.string(),
    /** Who wrote the revision, and when. */
    door: z.string().nullable(),
    op: z.iso.datetime({ offset: true }),
    gegevens: projectGegevensSchema,
  }),
  /** The entries of the catalogue that were used, as a catalogue. */
  catalogusDeel: catalogusSchema,
  gevelvullingen: z.array(
    z.object({
      /** As it is stored. */
      gevelvulling: gevelvullingSchema,
      /** Null: something is missing. */
      advies: adviesUitkomstSchema.nullable(),
    }),
  ),
});

/** A signature over the bytes of advies.json. */
export const handtekeningSchema = z.object({
  /** Names the key. */
  kid: z.string().min(1).max(64),
  alg: z.literal('Ed25519'),
  /** base64url of 64 bytes. */
  handtekening: z.string().regex(/^[\w-]{86}$/),
});

export type AdviesUitkomst = z.infer<typeof adviesUitkomstSchema>;
export type ZijdeUitkomst = z.infer<typeof zijdeUitkomstSchema>;
export type AdviesJson = z.infer<typeof adviesJsonSchema>;
export type Handtekening = z.infer<typeof handtekeningSchema>;
