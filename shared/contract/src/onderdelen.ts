import { z } from 'zod';

/** Who changed something, and when; null: the log does not say. */
const sindsSchema = z.object({ sinds: z.string().nullable(), door: z.string().nullable() });

const onderdeelSchema = z.object({
  /** `host`, or the id of a remote. */
  id: z.string(),
  versie: z.string(),
  ...sindsSchema.shape,
  /** In browsers, of this version; null: of the host nothing is told. */
  storingen: z.int().nullable(),
});

const wisselingSchema = z.object({
  op: z.string(),
  /** `deploy`, `promote`, `rollback` …; a later release may have others. */
  soort: z.string(),
  door: z.string(),
  reden: z.string().nullable(),
  van: z.string().nullable(),
  naar: z.string().nullable(),
  /** The parts that it is about, each with its version. */
  onderdelen: z.record(z.string(), z.string()),
});

/** `GET group/{g}/onderdelen`, for administrators: what the site runs for this group, since when and by whom. */
export const onderdelenSchema = z.object({
  /** Of each variant of the site that is for the group. */
  varianten: z.array(
    z.object({
      id: z.string(),
      naam: z.string(),
      release: z.string(),
      ...sindsSchema.shape,
      onderdelen: z.array(onderdeelSchema),
      /** The last ones, the newest first. */
      wisselingen: z.array(wisselingSchema),
    }),
  ),
  /** Since when the backend that answers counts failures. */
  storingenSinds: z.iso.datetime(),
});

export type Onderdelen = z.infer<typeof onderdelenSchema>;
export type OnderdelenVariant = Onderdelen['varianten'][number];
export type Onderdeel = OnderdelenVariant['onderdelen'][number];
export type Wisseling = OnderdelenVariant['wisselingen'][number];
