import type { ChildProcess } from 'node:child_process';

import { z } from 'zod';

import { forkProgram } from '../processen/startProces.ts';
import type { DeelOpdracht } from './deelProces.ts';
import type { RapportDeel } from './rapportGegevens.ts';
import { liggingSchema, type Gezet } from './zetDeel.ts';

/** Gevelvullingen that are set together. */
export const PER_DEEL = 50;

/** The part that a report begins with. */
export const GEEN_DEEL: RapportDeel = {
  soort: 'voor',
  paginas: 0,
  hoofdstukken: 0,
  gevelvullingen: 0,
  koppen: [],
};

const antwoordSchema = z.union([
  z.object({
    gezet: z.object({
      pdf: z.instanceof(Uint8Array),
      ligging: liggingSchema,
      signs: z.array(z.string()),
    }),
  }),
  z.object({ reden: z.string() }),
]);

/** Starts a process that loads what it needs and waits for its part. */
const startProces = (): ChildProcess =>
  forkProgram('deel', {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Sets a part in a process, which ends with it. @throws Error when that fails */
const zetIn = (child: ChildProcess, opdracht: DeelOpdracht): Promise<Gezet> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, by) => reject(new Error(`A part ended with ${by ?? code}.`)));
    child.on('message', (message) => {
      const antwoord = antwoordSchema.safeParse(message).data;
      if (antwoord !== undefined && 'gezet' in antwoord) resolve(antwoord.gezet);
      else reject(new Error(antwoord?.reden ?? 'A part answered what is not known.'));
      child.kill('SIGKILL');
    });
    child.send(opdracht, (error) => {
      if (error !== null) reject(error);
    });
  });

/**
 * Sets parts one after another, each in a process of its own; meanwhile the next one starts.
 * @param delen how many there will be; absent: nobody knows yet
 */
export const createZetters = (delen = Number.POSITIVE_INFINITY) => {
  let next = startProces();
  let begonnen = 0;
  return {
    zet: (opdracht: DeelOpdracht): Promise<Gezet> => {
      const current = next;
      begonnen += 1;
      if (begonnen < delen) next = startProces();
      return zetIn(current, opdracht);
    },
    end: (): void => {
      next.kill('SIGKILL');
    },
  };
};

/** Of the data of a report all that has chapters, none of it. */
export const LEEG = {
  wijzigingen: null,
  overzicht: [],
  gevelvullingen: [],
  wind: [],
  formules: [],
  producten: [],
  bijlagen: [],
} as const;
