import { LOGO_TYPES } from '@adviestool/contract/bedrijf';
import { z } from 'zod';

import { startProces, type Proces } from '../processen/startProces.ts';
import { watchMemory } from '../processen/watchMemory.ts';
import { AFWIJZINGEN, type Afwijzing, type GelezenLogo } from './gelezenLogo.ts';
import type { PictureSoort } from './readPicture.ts';

/** MB of memory and milliseconds that one picture may take; starting takes most of both. */
const GEHEUGEN = 300;
const TIJD = 60_000;

const antwoordSchema = z.union([
  z.object({ afwijzing: z.enum(AFWIJZINGEN) }),
  z.object({
    type: z.enum(LOGO_TYPES),
    breedte: z.int().positive(),
    hoogte: z.int().positive(),
    bytes: z.instanceof(Uint8Array),
  }),
]);

/** A picture, and what it is for. */
interface Vraag {
  bytes: Uint8Array;
  soort: PictureSoort;
}

type Antwoord = GelezenLogo | { afwijzing: Afwijzing };

export type Decode = (vraag: Vraag) => Promise<Antwoord>;

/**
 * A process of its own that decodes pictures, one after another, and writes them anew. It is ended when it takes more
 * than its limits.
 * @param proces was asked nothing yet
 * @param tijd milliseconds for one picture
 */
export const openDecoder = (proces: Proces = startProces('logo', GEHEUGEN), tijd = TIJD) => {
  let wacht: { resolve: (antwoord: Antwoord) => void; reject: (error: Error) => void } | null =
    null;
  let ended: string | null = null;

  const end = (reden = 'ended'): void => {
    ended ??= reden;
    proces.end();
    wacht?.reject(new Error(`No look at the picture: ${reden}`));
  };
  proces.onEnd(end);
  proces.onBericht((bericht) => {
    const antwoord = antwoordSchema.safeParse(bericht);
    if (antwoord.success) wacht?.resolve(antwoord.data);
    else end('an answer that is not known');
  });

  return {
    isEnded: (): boolean => ended !== null,
    end: (): void => end(),
    /** @throws Error when there is no answer */
    decode: async (vraag: Vraag): Promise<Antwoord> => {
      const limit = setTimeout(() => end(`more than ${tijd} ms`), tijd);
      const unwatch = watchMemory(proces.pid, GEHEUGEN, (megabytes) => end(`${megabytes} MB`));
      try {
        return await new Promise((resolve, reject) => {
          wacht = { resolve, reject };
          if (ended === null) proces.send(vraag);
          else end(ended);
        });
      } finally {
        wacht = null;
        clearTimeout(limit);
        unwatch();
      }
    },
  };
};

/** Decodes one picture in a process that ends with it. @throws Error when there is no answer */
export const decodeLogo = async (
  vraag: Vraag,
  ...limits: Parameters<typeof openDecoder>
): Promise<Antwoord> => {
  const decoder = openDecoder(...limits);
  try {
    return await decoder.decode(vraag);
  } finally {
    decoder.end();
  }
};
