import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import type { Onderteken } from '../bewijs/sleutelbos.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';

const PROCES = fileURLToPath(new URL('rapportProces.ts', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx');

/** Milliseconds and MB of memory that one report may take. */
interface RapportGrenzen {
  readonly tijd: number;
  readonly geheugen: number;
}

const GRENZEN: RapportGrenzen = { tijd: 120_000, geheugen: 1200 };
/** Milliseconds between two looks at the memory. */
const KIJK = 200;

const berichtSchema = z.discriminatedUnion('soort', [
  z.object({ soort: z.literal('klaar'), bytes: z.instanceof(Uint8Array) }),
  z.object({ soort: z.literal('onderteken'), bytes: z.instanceof(Uint8Array) }),
  z.object({ soort: z.literal('gedaan'), gedaan: z.int() }),
  z.object({ soort: z.literal('mislukt'), reden: z.string() }),
]);

/** Why there is no report; `reden` is for the log, not for the user. */
export class RapportError extends Error {
  override readonly name = 'RapportError';
  readonly soort: 'tijd' | 'geheugen' | 'gestopt' | 'mislukt';

  constructor(soort: RapportError['soort'], reden: string) {
    super(`No report (${soort}): ${reden}`);
    this.soort = soort;
  }
}

export interface MaakOpties {
  onderteken: Onderteken;
  /** Told how many gevelvullingen are calculated. */
  onGedaan: (gedaan: number) => void;
  signal?: AbortSignal;
  grenzen?: RapportGrenzen;
}

/** MB that a process holds; null where the system does not tell. */
const readMemory = async (pid: number): Promise<number | null> => {
  try {
    const [, kilobytes] =
      /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
};

/** A report waits for calls, not they for it. */
const standBack = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system has no priorities.
  }
};

/**
 * Makes a report in a process of its own, which is killed when it takes more than its limits or when `signal` is
 * aborted. Each report gets a new process: what it took is given back to the system.
 * @throws RapportError
 */
export const maakRapport = (
  opdracht: RapportOpdracht,
  { onderteken, onGedaan, signal, grenzen = GRENZEN }: MaakOpties,
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const child = fork(PROCES, {
      execArgv: ['--import', TSX, `--max-old-space-size=${grenzen.geheugen}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let gezegd = '';
    let isKlaar = false;
    const end = (finish: () => void): void => {
      if (isKlaar) return;
      isKlaar = true;
      clearTimeout(limit);
      clearInterval(watch);
      signal?.removeEventListener('abort', stop);
      child.kill('SIGKILL');
      finish();
    };
    const fail = (soort: RapportError['soort'], reden: string): void =>
      end(() => reject(new RapportError(soort, reden)));
    const stop = (): void => fail('gestopt', 'the server stops');
    const limit = setTimeout(() => fail('tijd', `more than ${grenzen.tijd} ms`), grenzen.tijd);
    const watch = setInterval(() => {
      void readMemory(child.pid ?? 0).then((megabytes) => {
        if (megabytes !== null && megabytes > grenzen.geheugen) {
          fail('geheugen', `${Math.round(megabytes)} MB`);
        }
      });
    }, KIJK);
    child.stderr?.on('data', (part: Buffer) => {
      gezegd = `${gezegd}${part.toString()}`.slice(-2000);
    });
    child.on('error', (error) => fail('mislukt', error.message));
    child.on('exit', (code, by) => fail('mislukt', `ended with ${by ?? code}: ${gezegd}`));
    child.on('message', (message) => {
      const bericht = berichtSchema.safeParse(message);
      if (!bericht.success) return fail('mislukt', 'a message that is not known');
      const { data } = bericht;
      switch (data.soort) {
        case 'klaar':
          return end(() => resolve(data.bytes));
        case 'onderteken':
          child.send(onderteken(data.bytes));
          return undefined;
        case 'gedaan':
          onGedaan(data.gedaan);
          return undefined;
        case 'mislukt':
          return fail('mislukt', data.reden);
        default:
          return data satisfies never;
      }
    });
    signal?.addEventListener('abort', stop);
    if (signal?.aborted === true) return stop();
    standBack(child);
    child.send(opdracht, (error) => {
      if (error !== null) fail('mislukt', error.message);
    });
    return undefined;
  });

/** Whether this server has what sets reports; its binary is made for some systems only. */
export const kanRapporten = (): boolean => {
  try {
    createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-node-compiler');
    return true;
  } catch {
    return false;
  }
};

export type MaakRapport = typeof maakRapport;
