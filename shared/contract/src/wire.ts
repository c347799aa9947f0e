import { z } from 'zod';

/** A record id: an integer above 0; a backend may also write it as a string of digits. */
export const idSchema = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
]);

/** Milliseconds since 1970 of the years 1 to 9999, which RFC 3339 text and every database have. */
const [EERSTE, LAATSTE] = [-62_135_596_800_000, 253_402_300_799_999];

const isInYears = (milliseconds: number): boolean =>
  milliseconds >= EERSTE && milliseconds <= LAATSTE;

/** Characters: of a moment in any notation, with more digits than a clock has. */
const MOMENT_MAX = 64;

/** A moment: RFC 3339 text; a backend may also write it as seconds since 1970. Always read as RFC 3339 text. */
export const momentSchema = z.union([
  z.iso
    .datetime({ offset: true })
    .max(MOMENT_MAX)
    .refine((text) => isInYears(Date.parse(text))),
  z
    .int()
    .refine((seconds) => isInYears(seconds * 1000))
    .transform((seconds) => new Date(seconds * 1000).toISOString()),
]);

/** A CSRF token; it goes into a header, which an HTML page in its place could not. */
export const csrfTokenSchema = z
  .string()
  .trim()
  .regex(/^[\w.~+/=-]{1,256}$/);
