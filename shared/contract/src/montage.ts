import { z } from 'zod';

import { readUntilRefused } from './readUntilRefused.ts';
import { momentSchema } from './wire.ts';
import { isZichtbareTekst, ONZICHTBARE_TEKST } from './zichtbareTekst.ts';

/** Why a piece was not mounted as advised. */
export const MONTAGE_AFWIJKINGEN = ['minder', 'anderProduct', 'anderePlaats', 'maatWijkt'] as const;

/** What is kept of an entry at most. `fotoBytes`: of one picture, as it is sent. */
export const MONTAGE_GRENZEN = {
  toelichting: 2000,
  naam: 80,
  fotos: 5,
  fotoBytes: 1024 * 1024,
} as const;

const aantalSchema = z.int().min(0).max(999).nullable();

/** Of an entry, as a phone makes it before there is a network. */
const montageIdSchema = z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const getoondeZijdeSchema = z.strictObject({
  /** Ids of the catalogue; product null: none is chosen. */
  product: z.string().max(200).nullable(),
  middelen: z.array(z.string().max(200)).max(50),
  /** The number to mount, of `zijkanten` for each stijl; null: there is none to advise. */
  aantal: aantalSchema,
  /** Running, mm from the left (onderzijde, bovenzijde) or lower (zijkanten) outer corner of the frame. */
  posities: z.array(z.int().min(0).max(1_000_000)).max(999),
});

/** The advice as it was shown on site, of each anchored side; empty: there was none. */
const getoondAdviesSchema = z.strictObject({
  onderzijde: getoondeZijdeSchema.optional(),
  zijkanten: getoondeZijdeSchema.optional(),
  bovenzijde: getoondeZijdeSchema.optional(),
});

const invoerShape = {
  /** Of the gevelvulling, from 1 on. */
  stuk: z.int().min(1).max(9999),
  /** When it was placed; null: it is not, or not any more. */
  geplaatst: momentSchema.nullable(),
  /** Mounted on each side, of `zijkanten` on each stijl; null: that side is not anchored. */
  ankers: z.strictObject({
    onderzijde: aantalSchema,
    zijkanten: aantalSchema,
    bovenzijde: aantalSchema,
  }),
  /** Null: as advised. */
  afwijking: z.enum(MONTAGE_AFWIJKINGEN).nullable(),
  toelichting: z.string().trim().max(MONTAGE_GRENZEN.toelichting),
  /** When it was said; one of later than the server's clock is kept as of now. */
  op: momentSchema,
  getoond: getoondAdviesSchema,
};

/** Ids of pictures that were sent before. */
const fotosSchema = z.array(montageIdSchema).max(MONTAGE_GRENZEN.fotos);

/** Body of `POST …/montage/{gevelvulling}`, of who is logged in. Its Idempotency-Key is its id. */
export const montageBodySchema = z.strictObject({ ...invoerShape, fotos: fotosSchema });

/** The same of who has a link for the site, with the name that was typed there. */
export const bouwplaatsMontageBodySchema = z.strictObject({
  ...montageBodySchema.shape,
  door: z
    .string()
    .trim()
    .min(1)
    .max(MONTAGE_GRENZEN.naam)
    .refine(isZichtbareTekst, ONZICHTBARE_TEKST),
});

/** Body of `POST …/montage/fotos`: a JPEG in base64. Its Idempotency-Key is its id. */
export const montageFotoBodySchema = z.strictObject({
  inhoud: z
    .string()
    .min(1)
    .max(Math.ceil(MONTAGE_GRENZEN.fotoBytes / 3) * 4),
});

/** A picture that is kept: decoded and written anew, so without place or device. */
export const montageFotoSchema = z.object({
  id: z.string().min(1),
  /** Of its bytes as they are kept, hexadecimal. */
  sha256: z.string(),
  bytes: z.int().positive(),
});

/** What was said of one piece at one moment. It is never changed: the newest counts. */
export const montageInvoerSchema = z.object({
  ...invoerShape,
  id: z.string().min(1),
  /** Id of the gevelvulling. */
  gevelvulling: z.string(),
  fotos: z.array(montageFotoSchema),
  /**
   * The name of who said it: of the account, or as it was typed on site; null: that account is gone. Who has a link
   * reads the name of the company for every account.
   */
  door: z.string().nullable(),
  /** Said with a link for the site. */
  viaLink: z.boolean(),
  /** When it came in. */
  ontvangen: momentSchema,
  /** SHA-256 of `getoond` as canonical text, hexadecimal. */
  advies: z.string(),
  /** It came with the file of a project: what stands in it was said elsewhere. `fotos`: those that stayed there. */
  uitBestand: z.object({ fotos: z.array(montageFotoSchema) }).optional(),
});

/** Entries that are kept of one project. */
export const MEESTE_INVOER = 20_000;

const bestandsinvoerSchema = z.strictObject({
  ...invoerShape,
  id: montageIdSchema,
  gevelvulling: z.string().max(200),
  /** Of the pictures their hashes alone: the file has none. */
  fotos: z
    .array(
      z.strictObject({
        id: montageIdSchema,
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        bytes: z.int().positive(),
      }),
    )
    .max(MONTAGE_GRENZEN.fotos),
  door: z.string().max(255).nullable(),
  viaLink: z.boolean(),
  ontvangen: momentSchema,
});

/** In the file of a project, the oldest first: counted before any is looked at, and read until one is refused. */
export const bestandsmontageSchema = z
  .array(z.custom<z.input<typeof bestandsinvoerSchema>>())
  .min(1)
  .max(MEESTE_INVOER)
  .transform(
    (values, { issues }) =>
      readUntilRefused(bestandsinvoerSchema, values.entries(), issues)?.map(
        ([, invoer]) => invoer,
      ) ?? z.NEVER,
  );

/** Of a project, the oldest first; of two of the same piece the last counts. */
export const montageSchema = z.object({
  invoer: z.array(montageInvoerSchema),
  /** The number of the last of it, as the stand of a project tells it (`volgen.ts`). Absent: the backend does not tell. */
  gemonteerd: z.int().optional(),
});

export type MontageAfwijking = (typeof MONTAGE_AFWIJKINGEN)[number];
export type GetoondAdvies = z.infer<typeof getoondAdviesSchema>;
export type GetoondeZijde = z.infer<typeof getoondeZijdeSchema>;
export type MontageAnkers = z.infer<typeof montageInvoerSchema>['ankers'];
export type MontageBody = z.infer<typeof montageBodySchema>;
export type BouwplaatsMontageBody = z.infer<typeof bouwplaatsMontageBodySchema>;
export type MontageFoto = z.infer<typeof montageFotoSchema>;
export type Bestandsmontage = z.infer<typeof bestandsmontageSchema>;
export type MontageInvoer = z.infer<typeof montageInvoerSchema>;
