import { z } from 'zod';

import { startProces, type Proces } from '../processen/startProces.ts';
import { watchMemory } from '../processen/watchMemory.ts';
import type { RekenOpdracht } from './rekenProces.ts';

/** MB that its process may take, and milliseconds for one project. */
const GRENZEN = { geheugen: 800, tijd: 120_000 };

const antwoordSchema = z.discriminatedUnion('soort', [
  z.object({ soort: z.literal('klaar'), gevelvullingen: z.string(), bouwlijst: z.string() }),
  z.object({ soort: z.literal('mislukt'), reden: z.string() }),
]);

/** The gevelvullingen of a project with their outcomes, and its bouwlijst, as CSV. */
export interface Lijsten {
  gevelvullingen: string;
  bouwlijst: string;
}

/** Who waits for its answer. */
interface Wachtend {
  resolve: (lijsten: Lijsten) => void;
  reject: (reden: Error) => void;
}

/** Calculates projects one after another in a process beside this one, which is started when it is needed. */
export const createRekenaar = (grenzen = GRENZEN) => {
  let proces: Proces | null = null;
  let wachtend: Wachtend | null = null;

  const fail = (reden: string): void => wachtend?.reject(new Error(reden));

  const stop = (reden: string): void => {
    proces?.end();
    proces = null;
    fail(reden);
  };

  const hear = (bericht: unknown): void => {
    const antwoord = antwoordSchema.safeParse(bericht).data;
    if (antwoord?.soort !== 'klaar') return fail(antwoord?.reden ?? 'an answer that is not known');
    const { gevelvullingen, bouwlijst } = antwoord;
    return wachtend?.resolve({ gevelvullingen, bouwlijst });
  };

  const running = (): Proces => {
    if (proces !== null) return proces;
    const started = startProces('reken', grenzen.geheugen);
    started.onBericht(hear);
    started.onEnd((reden) => {
      if (proces !== started) return;
      proces = null;
      fail(reden);
    });
    proces = started;
    return started;
  };

  return {
    /** @throws Error when they cannot be calculated within the limits */
    lijstenVan: async (opdracht: RekenOpdracht): Promise<Lijsten> => {
      const { pid, send } = running();
      const limit = setTimeout(() => stop(`more than ${grenzen.tijd} ms`), grenzen.tijd);
      const unwatch = watchMemory(pid, grenzen.geheugen, (mb) => stop(`${mb} MB`));
      try {
        return await new Promise<Lijsten>((resolve, reject) => {
          wachtend = { resolve, reject };
          send(opdracht);
        });
      } finally {
        wachtend = null;
        clearTimeout(limit);
        unwatch();
      }
    },
    stop: (): void => stop('stopped'),
  };
};

export type Rekenaar = ReturnType<typeof createRekenaar>;
