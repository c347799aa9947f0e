import { z } from 'zod';

/** A record id: an integer above 0; a backend may also write it as a string of digits. */
export const idSchema = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
]);

/** A moment: RFC 3339 text; a backend may also write it as seconds since 1970. Always read as RFC 3339 text. */
export const momentSchema = z.union([
  z.iso.datetime({ offset: true }),
  z.int().transform((seconds) => new Date(seconds * 1000).toISOString()),
]);

/** A CSRF token; it goes into a header, which an HTML page in its place could not. */
export const csrfTokenSchema = z
  .string()
  .trim()
  .regex(/^[\w.~+/=-]{1,256}$/);
