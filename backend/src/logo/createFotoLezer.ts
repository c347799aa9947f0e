import { LOGO_GRENZEN } from '@adviestool/contract/bedrijf';
import { MONTAGE_GRENZEN } from '@adviestool/contract/montage';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import { openDecoder } from './decodeLogo.ts';
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

/** Milliseconds that a process waits for the next photo of its sender. */
const RUST = 5_000;

/**
 * Reads photos by what is in them: their pixels are all that is kept, so neither where nor with what they were taken.
 * Those that one sender sends on end share a process, for starting one takes longer than a photo; nobody else's come
 * into it, and it ends with the first that is no photo.
 */
export const createFotoLezer = (open = openDecoder, rust = RUST) => {
  let current: { van: string; decoder: ReturnType<typeof openDecoder> } | null = null;
  let rest: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearTimeout(rest);
    current?.decoder.end();
    current = null;
  };

  const decoderOf = (van: string) => {
    clearTimeout(rest);
    if (current?.van === van && !current.decoder.isEnded()) return current.decoder;
    stop();
    const decoder = open();
    current = { van, decoder };
    return decoder;
  };

  return {
    stop,
    /**
     * One at a time.
     * @param van names who sends it, and for which project
     * @returns the bytes of a JPEG or, in Dutch, why it is none
     * @throws Error when there is no answer
     */
    read: async (van: string, bytes: Buffer): Promise<Uint8Array | { reden: string }> => {
      if (!bytes.subarray(0, BEGIN.length).equals(BEGIN)) return { reden: teksten.soort };
      if (bytes.length > MOST_BYTES) return { reden: teksten.bytes };
      const read = await decoderOf(van).decode({ bytes, soort: 'foto' });
      if ('afwijzing' in read) {
        stop();
        return { reden: AFWIJZING[read.afwijzing] };
      }
      rest = setTimeout(stop, rust);
      // Written anew it may take more than it did.
      return read.bytes.length > MOST_BYTES ? { reden: teksten.bytes } : read.bytes;
    },
  };
};
