import { LOGO_GRENZEN } from '@adviestool/contract/bedrijf';
import { MONTAGE_GRENZEN } from '@adviestool/contract/montage';
import sharp, { type Sharp } from 'sharp';

import type { Afwijzing, GelezenLogo } from './gelezenLogo.ts';

const { pixels: MOST, minPixels: LEAST } = LOGO_GRENZEN;

/** Seconds that decoding may take. */
const TIJD = 10;

/**
 * Of a JPEG that is written. `logo`: no edge of a letter looks otherwise; `foto`: as a phone takes them. Each quality is
 * tried until it is small enough: written anew, a photo may take more than it did.
 */
const SOORTEN = {
  logo: { qualities: [92], chromaSubsampling: '4:4:4', bytes: Number.POSITIVE_INFINITY },
  foto: { qualities: [82, 65, 45], chromaSubsampling: '4:2:0', bytes: MONTAGE_GRENZEN.fotoBytes },
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

const write = async (picture: Sharp, type: GelezenLogo['type']): Promise<GelezenLogo> => {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { type, breedte: info.width, hoogte: info.height, bytes: data };
};

const writeJpeg = async (picture: Sharp, soort: PictureSoort): Promise<GelezenLogo> => {
  const { qualities, chromaSubsampling, bytes } = SOORTEN[soort];
  const [first, ...lower] = qualities;
  const writeAt = (quality: number): Promise<GelezenLogo> =>
    write(picture.clone().jpeg({ quality, chromaSubsampling }), 'image/jpeg');
  let written = await writeAt(first);
  for (const quality of lower) {
    if (written.bytes.length <= bytes) break;
    written = await writeAt(quality);
  }
  return written;
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
  try {
    return format === 'png'
      ? await write(picture.png(), 'image/png')
      : await writeJpeg(picture, soort);
  } catch {
    return { afwijzing: 'kapot' };
  }
};
