import type { RapportLogo } from './rapportLogoOf.ts';
import { kanLogoZetten } from './zetDeel.ts';

/** The logo of a company with its pixels written anew: one that was stored before that was done when it came in too. */
const herschreven = async (logo: RapportLogo): Promise<RapportLogo | null> => {
  // Only a process that has such a logo takes the decoder.
  const { readPicture } = await import('../logo/readPicture.ts');
  const read = await readPicture(logo.bytes);
  return 'afwijzing' in read ? null : { ...logo, bytes: read.bytes };
};

/**
 * A logo that does not make its report fail; null: nobody can read its pixels, and it is left out. Decodes it: call it
 * in a process of its own.
 */
export const zetbaarLogo = async (logo: RapportLogo): Promise<RapportLogo | null> => {
  try {
    const gelezen = logo.isGeupload ? await herschreven(logo) : logo;
    return gelezen !== null && (await kanLogoZetten(gelezen)) ? gelezen : null;
  } catch {
    return null;
  }
};
