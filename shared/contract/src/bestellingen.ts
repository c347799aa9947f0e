import { z } from 'zod';

import { readUntilRefused } from './readUntilRefused.ts';
import { momentSchema } from './wire.ts';

const LANGSTE_NAAM = 255;
const MEESTE_REGELS = 500;
const MEESTE_LEVERINGEN = 200;
/** Lines times deliveries. */
const MEESTE_DELEN = 2000;
const MEESTE_STUKS = 100_000_000;

/** Percent that may be ordered more than is needed. */
export const MEESTE_RESERVE = 50;

/** What deliveries go by. */
export const LEVERINGEN = ['bouwlaag', 'gevel'] as const;

const naamSchema = z.string().min(1).max(LANGSTE_NAAM);
const stuksSchema = z.int().nonnegative().max(MEESTE_STUKS);

const bestelregelSchema = z
  .strictObject({
    /** Id in the catalogue. */
    product: naamSchema,
    naam: naamSchema,
    /** What the supplier calls it; null: the catalogue does not say. */
    artikel: naamSchema.nullable(),
    /** Pieces in a package; null: it is sold by the piece. */
    verpakking: z.int().positive().nullable(),
    /** Pieces that were needed, before reserve and packages. */
    nodig: stuksSchema,
    /** Pieces that were ordered: those of all deliveries. */
    aantal: stuksSchema,
    /** By the name of a place; null: of no place. */
    leveringen: z
      .array(z.strictObject({ levering: naamSchema.nullable(), aantal: stuksSchema }))
      .min(1)
      .max(MEESTE_LEVERINGEN),
  })
  .refine(
    ({ aantal, leveringen }) =>
      leveringen.reduce((som, levering) => som + levering.aantal, 0) === aantal,
    'Het aantal is niet de som van de leveringen.',
  );

const isNotTooMany = (regels: readonly { leveringen: readonly unknown[] }[]): boolean =>
  regels.reduce((som, { leveringen }) => som + leveringen.length, 0) <= MEESTE_DELEN;

const TE_VEEL = 'Deze bestelling heeft te veel regels.';

const regelsSchema = z
  .array(bestelregelSchema)
  .min(1)
  .max(MEESTE_REGELS)
  .refine(isNotTooMany, TE_VEEL);

/** As they come in: counted before any is looked at, and read until one is refused. */
const nieuweRegelsSchema = z
  .array(z.custom<z.input<typeof bestelregelSchema>>())
  .min(1)
  .max(MEESTE_REGELS)
  .transform(
    (values, { issues }) =>
      readUntilRefused(bestelregelSchema, values.entries(), issues)?.map(([, regel]) => regel) ??
      z.NEVER,
  )
  .refine(isNotTooMany, TE_VEEL);

/** What was ordered of one supplier, all of it together: the next one takes its place. */
const bestellingShape = {
  /** Made by who orders. */
  id: z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
  /** Name; null: it is not known who delivers. */
  leverancier: naamSchema.nullable(),
  /** Percent that was ordered more. */
  reserve: z.int().nonnegative().max(MEESTE_RESERVE),
  /** What the deliveries went by; null: there is one. */
  levering: z.enum(LEVERINGEN).nullable(),
  regels: regelsSchema,
  /** SHA-256, hexadecimal, of what each gevelvulling took of this supplier. */
  advieshash: z.string().regex(/^[\da-f]{64}$/),
};

const nieuweShape = { ...bestellingShape, regels: nieuweRegelsSchema };

export const bestellingBodySchema = z.strictObject(nieuweShape);

export const bestellingSchema = z.object({
  ...bestellingShape,
  op: momentSchema,
  /** Name of who ordered; null: whoever that was has no account any more, or is not known here. */
  door: z.string().nullable(),
  /** It came with the file of a project: it was ordered elsewhere, which nobody here saw. */
  uitBestand: z.literal(true).optional(),
});

/** In the file of a project, without who ordered. */
export const bestandsbestellingSchema = z.strictObject({ ...nieuweShape, op: momentSchema });

/** The newest first. */
export const bestellingenSchema = z.object({ bestellingen: z.array(bestellingSchema) });

export type Levering = (typeof LEVERINGEN)[number];
export type Bestelregel = z.infer<typeof bestelregelSchema>;
export type BestellingBody = z.input<typeof bestellingBodySchema>;
export type Bestandsbestelling = z.infer<typeof bestandsbestellingSchema>;
export type Bestelling = z.infer<typeof bestellingSchema>;
