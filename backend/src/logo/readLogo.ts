import { LOGO_GRENZEN, type Logo } from '@adviestool/contract/bedrijf';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import { isJpeg, readJpeg } from './readJpeg.ts';
import { isPng, readPng } from './readPng.ts';

/** A logo whose content was checked. Sizes in pixels. */
export interface GelezenLogo extends Pick<Logo, 'type' | 'breedte' | 'hoogte'> {
  bytes: Uint8Array;
}

const { bytes: MOST_BYTES, pixels: MOST_PIXELS, minPixels: LEAST_PIXELS } = LOGO_GRENZEN;

/** Why a logo is refused whose pixels nobody can read. */
export const LOGO_KAPOT =
  'Dit bestand kan niet als afbeelding worden gelezen. Sla het opnieuw op als PNG of JPEG.';

const teksten = {
  soort: 'Kies een PNG- of JPEG-bestand. Andere soorten, ook SVG, kunnen niet op een rapport.',
  bytes: `Dit bestand is te groot. Een logo mag ${formatNumber(MOST_BYTES / 1024)} kB zijn.`,
  kapot: LOGO_KAPOT,
  pixels: `Deze afbeelding is te groot. Een logo mag ${formatNumber(MOST_PIXELS)} bij ${formatNumber(MOST_PIXELS)} pixels zijn.`,
  klein: `Deze afbeelding is te klein. Een logo is minstens ${formatNumber(LEAST_PIXELS)} bij ${formatNumber(LEAST_PIXELS)} pixels.`,
};

/**
 * Reads a logo by what is in it, not by what it is called. What is no picture is left out: remarks, places, and whatever
 * else a file may hold.
 * @returns or, in Dutch, why it is none
 */
export const readLogo = (bytes: Buffer): GelezenLogo | { reden: string } => {
  const isOfPng = isPng(bytes);
  if (!isOfPng && !isJpeg(bytes)) return { reden: teksten.soort };
  if (bytes.length > MOST_BYTES) return { reden: teksten.bytes };
  const read = isOfPng ? readPng(bytes) : readJpeg(bytes);
  if (read === null) return { reden: teksten.kapot };
  if (Math.max(read.breedte, read.hoogte) > MOST_PIXELS) return { reden: teksten.pixels };
  if (Math.min(read.breedte, read.hoogte) < LEAST_PIXELS) return { reden: teksten.klein };
  return { type: isOfPng ? 'image/png' : 'image/jpeg', ...read };
};
