import { LOGO_GRENZEN } from '@adviestool/contract/bedrijf';
import { MONTAGE_GRENZEN } from '@adviestool/contract/montage';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import { decodeLogo } from './decodeLogo.ts';
import type { Afwijzing } from './gelezenLogo.ts';

const { fotoBytes: MOST_BYTES } = MONTAGE_GRENZEN;
const { pixels: MOST_PIXELS } = LOGO_GRENZEN;

/** How a JPEG begins. */
const BEGIN = Buffer.from([0xff, 0xd8, 0xff]);

const teksten = {
  soort: 'Dit bestand is geen JPEG-foto.',
  bytes: `Deze foto is te groot. Een foto mag ${formatNumber(MOST_BYTES / 1024)} kB zijn.`,
};

const AFWIJZING = {
  kapot: 'Deze foto is beschadigd en kan niet worden gelezen.',
  pixels: `Deze foto is te groot. Een foto mag ${formatNumber(MOST_PIXELS)} bij ${formatNumber(MOST_PIXELS)} pixels zijn.`,
  klein: 'Deze foto is te klein.',
} satisfies Record<Afwijzing, string>;

/**
 * Reads a photo by what is in it: its pixels are all that is kept, so neither where nor with what it was taken.
 * @returns the bytes of a JPEG or, in Dutch, why it is none
 * @throws Error when there is no answer
 */
export const readFoto = async (bytes: Buffer): Promise<Uint8Array | { reden: string }> => {
  if (!bytes.subarray(0, BEGIN.length).equals(BEGIN)) return { reden: teksten.soort };
  if (bytes.length > MOST_BYTES) return { reden: teksten.bytes };
  const read = await decodeLogo({ bytes, soort: 'foto' });
  return 'afwijzing' in read ? { reden: AFWIJZING[read.afwijzing] } : read.bytes;
};
