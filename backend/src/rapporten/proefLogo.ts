import { z } from 'zod';

import type { RapportLogo } from './rapportLogoOf.ts';
import { startRapportProces, type RapportProces } from './startRapportProces.ts';

/** Asks a process of its own whether a logo can be set. */
export interface LogoProef {
  readonly soort: 'logo';
  readonly logo: Pick<RapportLogo, 'pad' | 'bytes'>;
}

/** MB of memory and milliseconds that a look at one picture may take. */
const GEHEUGEN = 256;
const TIJD = 60_000;

const antwoordSchema = z.object({ soort: z.literal('logo'), isLeesbaar: z.boolean() });

/**
 * Whether the typesetter can read the pixels of a logo. It looks in a process of its own, as for a report: what was
 * uploaded is not unpacked beside the calls of others.
 * @param proces has made nothing yet
 * @throws Error when there is no answer
 */
export const proefLogo = async (
  logo: LogoProef['logo'],
  proces: RapportProces = startRapportProces(GEHEUGEN),
): Promise<boolean> => {
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = (reden: string): void => reject(new Error(`No look at the logo: ${reden}`));
      limit = setTimeout(() => fail(`more than ${TIJD} ms`), TIJD);
      proces.onEnd(fail);
      proces.onBericht((bericht) => {
        const antwoord = antwoordSchema.safeParse(bericht);
        if (antwoord.success) resolve(antwoord.data.isLeesbaar);
        else fail(JSON.stringify(bericht));
      });
      proces.send({ soort: 'logo', logo } satisfies LogoProef);
    });
  } finally {
    clearTimeout(limit);
    proces.end();
  }
};
