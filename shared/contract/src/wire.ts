import { z } from 'zod';

/** A record id: an integer above 0; a backend may also write it as a string of digits. */
export const idSchema = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
]);

/** Milliseconds since 1970 at the end of the year 9999, the last that RFC 3339 text has. */
const LAATSTE = 253_402_300_799_999;

/** Characters: of a moment in any notation, with more digits than a clock has. */
const MOMENT_MAX = 64;

/** RFC 3339 text; a backend may also write it as seconds since 1970. Always read as RFC 3339 text. */
const momentFrom = (eerste: number) => {
  const isInYears = (milliseconds: number): boolean =>
    milliseconds >= eerste && milliseconds <= LAATSTE;
  return z.union([
    z.iso
      .datetime({ offset: true })
      .max(MOMENT_MAX)
      .refine((text) => isInYears(Date.parse(text))),
    z
      .int()
      .refine((seconds) => isInYears(seconds * 1000))
      .transform((seconds) => new Date(seconds * 1000).toISOString()),
  ]);
};

/**
 * A moment of the years 1950 to 9999. Nothing here is older, and what is comes back from a database as another one:
 * below the year 100 of another century, below 1893 with seconds in its time zone, which no date has.
 */
export const momentSchema = momentFrom(Date.UTC(1950, 0));

/** A moment to search by, from the year 1 on: a field for a date says one while its year is typed. */
export const zoekmomentSchema = momentFrom(-62_135_596_800_000);

/** A CSRF token; it goes into a header, which an HTML page in its place could not. */
export const csrfTokenSchema = z
  .string()
  .trim()
  .regex(/^[\w.~+/=-]{1,256}$/);
