import { fileURLToPath } from 'node:url';

import { LOGO_TYPES } from '@adviestool/contract/bedrijf';
import { z } from 'zod';

import { startProces, type Proces } from '../processen/startProces.ts';
import { watchMemory } from '../processen/watchMemory.ts';
import { AFWIJZINGEN, type Afwijzing, type GelezenLogo } from './gelezenLogo.ts';
import type { PictureSoort } from './readPicture.ts';

const PROCES = fileURLToPath(new URL('logoProces.ts', import.meta.url));

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

/**
 * Decodes a picture in a process of its own, which is ended when it takes more than its limits, and writes it anew.
 * @param proces was asked nothing yet
 * @throws Error when there is no answer
 */
export const decodeLogo = async (
  vraag: { bytes: Uint8Array; soort: PictureSoort },
  proces: Proces = startProces(PROCES, GEHEUGEN),
  tijd = TIJD,
): Promise<GelezenLogo | { afwijzing: Afwijzing }> => {
  let limit: NodeJS.Timeout | undefined;
  let unwatch: (() => void) | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = (reden: string): void => reject(new Error(`No look at the logo: ${reden}`));
      limit = setTimeout(() => fail(`more than ${tijd} ms`), tijd);
      unwatch = watchMemory(proces.pid, GEHEUGEN, (megabytes) => fail(`${megabytes} MB`));
      proces.onEnd(fail);
      proces.onBericht((bericht) => {
        const antwoord = antwoordSchema.safeParse(bericht);
        if (antwoord.success) resolve(antwoord.data);
        else fail('an answer that is not known');
      });
      proces.send(vraag);
    });
  } finally {
    clearTimeout(limit);
    unwatch?.();
    proces.end();
  }
};
