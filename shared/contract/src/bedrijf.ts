import { z } from 'zod';

import { catalogusNaamSchema } from './catalogusNaam.ts';
import { momentSchema } from './wire.ts';

/** What a logo may be: bytes of the file, and pixels of each side. */
export const LOGO_GRENZEN = { bytes: 512 * 1024, pixels: 2000, minPixels: 16 } as const;

/** The kinds of picture that a logo may be, as its content says. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'] as const;

const logoSchema = z.object({
  type: z.enum(LOGO_TYPES),
  breedte: z.int().positive(),
  hoogte: z.int().positive(),
  bytes: z.int().positive(),
  gewijzigd: momentSchema,
});

/** `GET group/{g}/bedrijf`, for members: what the company is and calculates with. */
export const bedrijfSchema = z.object({
  naam: z.string(),
  /** The one in use; null: none is known. `sinds` null: from before that was kept. */
  catalogus: z.object({ ...catalogusNaamSchema.shape, sinds: momentSchema.nullable() }).nullable(),
  logo: logoSchema.nullable(),
});

/**
 * `PUT group/{g}/logo`, for administrators: the bytes of a PNG or JPEG in base64. Refusals: 413; 422 in
 * Dutch for another kind of file, or one that is too large or too small in bytes or in pixels. A file that is
 * somewhat too large still comes in, to hear so.
 */
export const logoBodySchema = z.strictObject({
  inhoud: z
    .string()
    .min(1)
    .max(3 * LOGO_GRENZEN.bytes),
});

export const logoAntwoordSchema = z.object({ logo: logoSchema });

export type Bedrijf = z.infer<typeof bedrijfSchema>;
export type Logo = z.infer<typeof logoSchema>;
