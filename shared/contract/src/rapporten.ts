import { z } from 'zod';

import { LEVERINGEN, MEESTE_RESERVE } from './bestellingen.ts';
import { idTekst } from './langsteTekst.ts';
import { momentSchema } from './wire.ts';

/** `dossier`: a ZIP with the report, the lists, and a page with the hash of each file. */
const RAPPORT_SOORTEN = ['rapport', 'dossier'] as const;

/** Chapters that somebody may choose; `berekening` stands with the gevelvullingen, and goes with `gevelvulling`. */
export const RAPPORT_INHOUD = ['samenvatting', 'bouwlijst', 'gevelvulling', 'berekening'] as const;

const inhoudSchema = z.array(z.enum(RAPPORT_INHOUD)).min(1);

/** Most gevelvullingen that a request names. */
const MEESTE = 2000;

/** Gevelvullingen of a report that is set whole; a larger one is set in parts, which takes nearly all its time. */
export const MEESTE_HEEL = 120;

/** What a project is compared with: a version of it, or what it was at the end of a day (ISO, in Dutch time). */
export const sindsSchema = z.union([
  z.strictObject({ versie: z.int().positive().max(9_999_999) }),
  z.strictObject({ datum: z.iso.date() }),
]);

export const ETIKET_FORMATEN = ['a5', 'a6', 'a4x8'] as const;

/** One for each gevelvulling, or for each piece of it. */
export const ETIKET_PER = ['merk', 'stuk'] as const;

/** Labels of one request, as many as the memory of a report has room for: some 2 MB each. */
export const MEESTE_ETIKETTEN = 300;

/** What is made in place of the report; earlier releases know none and list it as one. */
const documentSchema = z.union([
  z.strictObject({
    soort: z.literal('etiketten'),
    formaat: z.enum(ETIKET_FORMATEN),
    per: z.enum(ETIKET_PER),
  }),
  z.strictObject({
    soort: z.literal('bestellijst'),
    /** Percent. */
    reserve: z.int().nonnegative().max(MEESTE_RESERVE),
    levering: z.enum(LEVERINGEN).nullable(),
  }),
  z.strictObject({ soort: z.literal('montage') }),
]);

/** What a report is asked for; without `gevelvullingen` (ids) it is about the whole project, without `inhoud` entire. */
export const rapportVraagSchema = z.strictObject({
  gevelvullingen: z.array(idTekst).min(1).max(MEESTE).optional(),
  inhoud: inhoudSchema.optional(),
  /** With a chapter of what is otherwise than then; absent: without one. */
  sinds: sindsSchema.optional(),
  document: documentSchema.optional(),
  soort: z.enum(RAPPORT_SOORTEN),
});

/** What a report will be, by `POST …/rapporten?schatting=1`, which asks for none. */
export const rapportSchattingSchema = z.object({
  paginas: z.int().positive(),
  /** On a quiet server. */
  seconden: z.int().positive(),
  bytes: z.int().positive(),
});

/** A request that was taken, by its id. */
export const rapportAanvraagSchema = z.object({ id: z.string().min(1) });

/** How far a report is: `gedaan` of `totaal` gevelvullingen are calculated. */
export const rapportStandSchema = z.object({
  stand: z.enum(['wacht', 'bezig', 'klaar', 'mislukt']),
  gedaan: z.int().nonnegative(),
  totaal: z.int().nonnegative(),
  /** Why it failed, for the user; null while it did not. */
  melding: z.string().nullable(),
});

/** A report of a project, as whoever may read the project finds it. */
const projectRapportSchema = z.object({
  ...rapportStandSchema.shape,
  id: z.string().min(1),
  soort: z.enum(RAPPORT_SOORTEN),
  /** False: of the gevelvullingen that somebody chose. */
  heelProject: z.boolean(),
  /** Absent: of a backend that knows no other than entire reports. */
  inhoud: inhoudSchema.optional(),
  /** With a chapter of what is otherwise than then. */
  sinds: sindsSchema.optional(),
  /** Kind of the document that was made in place of the report. */
  document: z.string().optional(),
  /** Name of who asked. */
  door: z.string(),
  moment: momentSchema,
  /** When it is thrown away. */
  tot: momentSchema,
  /** Of the file; null while there is none. */
  bytes: z.int().nonnegative().nullable(),
  /** Of the report, also of that in a dossier; null while there is none, or where it was not counted. */
  paginas: z.int().positive().nullish(),
  /** Of the file, hexadecimal; null while there is none. */
  sha256: z.string().nullish(),
});

export const projectRapportenSchema = z.object({
  /** The newest first. */
  rapporten: z.array(projectRapportSchema),
  /** There are older ones, which are kept and not listed. */
  meer: z.literal(true).optional(),
});

export type Sinds = z.infer<typeof sindsSchema>;
export type RapportInhoud = (typeof RAPPORT_INHOUD)[number];
export type RapportSchatting = z.infer<typeof rapportSchattingSchema>;
export type ProjectRapporten = z.infer<typeof projectRapportenSchema>;
export type ProjectRapport = z.infer<typeof projectRapportSchema>;
export type RapportSoort = (typeof RAPPORT_SOORTEN)[number];
export type RapportDocument = z.infer<typeof documentSchema>;
export type Bestelkeuze = Extract<RapportDocument, { soort: 'bestellijst' }>;
export type Etiketkeuze = Extract<RapportDocument, { soort: 'etiketten' }>;
export type RapportVraag = z.infer<typeof rapportVraagSchema>;
export type RapportStand = z.infer<typeof rapportStandSchema>;
