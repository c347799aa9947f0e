import { LOGO_GRENZEN } from '@adviestool/contract/bedrijf';
import sharp from 'sharp';

import type { Afwijzing, GelezenLogo } from './gelezenLogo.ts';

const { pixels: MOST, minPixels: LEAST } = LOGO_GRENZEN;

/** Seconds that decoding may take. */
const TIJD = 10;

/** Of a JPEG that is written. `logo`: no edge of a letter looks otherwise; `foto`: as a phone takes them. */
const SOORTEN = {
  logo: { quality: 92, chromaSubsampling: '4:4:4' },
  foto: { quality: 82, chromaSubsampling: '4:2:0' },
} as const;

/** What a picture is for. */
export type PictureSoort = keyof typeof SOORTEN;

// No other format is looked for: what reads those has faults of its own.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
// Of one picture nothing is left for the next.
sharp.cache(false);
sharp.concurrency(1);

/** Size and format by its head; null: there is none that can be read. */
const headOf = async (bytes: Uint8Array) => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
};

/**
 * Decodes a PNG or a JPEG and writes its pixels anew, upright and in the colours of screens: nothing else of the file is
 * left. Call it in a process with limits.
 */
export const readPicture = async (
  bytes: Uint8Array,
  soort: PictureSoort = 'logo',
): Promise<GelezenLogo | { afwijzing: Afwijzing }> => {
  const head = await headOf(bytes);
  if (head === null) return { afwijzing: 'kapot' };
  const { width, height, format } = head;
  if (Math.max(width, height) > MOST) return { afwijzing: 'pixels' };
  if (Math.min(width, height) < LEAST) return { afwijzing: 'klein' };
  const picture = sharp(bytes, { limitInputPixels: MOST ** 2, failOn: 'warning' })
    .timeout({ seconds: TIJD })
    .autoOrient()
    .toColourspace('srgb');
  const written = format === 'png' ? picture.png() : picture.jpeg(SOORTEN[soort]);
  try {
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    const type = format === 'png' ? 'image/png' : 'image/jpeg';
    return { type, breedte: info.width, hoogte: info.height, bytes: data };
  } catch {
    return { afwijzing: 'kapot' };
  }
};
