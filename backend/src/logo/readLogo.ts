import { LOGO_GRENZEN } from '@adviestool/contract/bedrijf';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import { decodeLogo, type Decode } from './decodeLogo.ts';
import type { Afwijzing, GelezenLogo } from './gelezenLogo.ts';

const { bytes: MOST_BYTES, pixels: MOST_PIXELS, minPixels: LEAST_PIXELS } = LOGO_GRENZEN;

/** How each kind of file begins that is read. */
const BEGIN = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from([0xff, 0xd8, 0xff]),
];

const teksten = {
  soort: 'Kies een PNG- of JPEG-bestand. Andere soorten, ook SVG, kunnen niet op een rapport.',
  bytes: `Dit bestand is te groot. Een logo mag ${formatNumber(MOST_BYTES / 1024)} kB zijn.`,
};

const AFWIJZING = {
  kapot: 'Dit bestand kan niet als afbeelding worden gelezen. Sla het opnieuw op als PNG of JPEG.',
  pixels: `Deze afbeelding is te groot. Een logo mag ${formatNumber(MOST_PIXELS)} bij ${formatNumber(MOST_PIXELS)} pixels zijn.`,
  klein: `Deze afbeelding is te klein. Een logo is minstens ${formatNumber(LEAST_PIXELS)} bij ${formatNumber(LEAST_PIXELS)} pixels.`,
} satisfies Record<Afwijzing, string>;

/**
 * Reads a logo by what is in it, not by what it is called: its pixels, which are all that is kept.
 * @param decode in another process than that of the calls
 * @returns or, in Dutch, why it is none
 * @throws Error when there is no answer
 */
export const readLogo = async (
  bytes: Buffer,
  decode: Decode = decodeLogo,
): Promise<GelezenLogo | { reden: string }> => {
  if (!BEGIN.some((begin) => bytes.subarray(0, begin.length).equals(begin))) {
    return { reden: teksten.soort };
  }
  if (bytes.length > MOST_BYTES) return { reden: teksten.bytes };
  const read = await decode({ bytes, soort: 'logo' });
  return 'afwijzing' in read ? { reden: AFWIJZING[read.afwijzing] } : read;
};
