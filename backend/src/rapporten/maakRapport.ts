import { createRequire } from 'node:module';

import { z } from 'zod';

import type { OndertekenBestand } from '../bewijs/ondertekenPdf.ts';
import type { Onderteken } from '../bewijs/sleutelbos.ts';
import { STAPPEN, type Onmaakbaar } from './onmaakbaar.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import type { Proces } from '../processen/startProces.ts';
import { watchMemory } from '../processen/watchMemory.ts';
import { startRapportProces } from './startRapportProces.ts';

/** Milliseconds and MB of memory that one report may take. */
export interface RapportGrenzen {
  readonly tijd: number;
  readonly geheugen: number;
}

/** The time is that of 2,000 gevelvullingen on a busy machine. */
export const GRENZEN: RapportGrenzen = { tijd: 1_200_000, geheugen: 1200 };

const berichtSchema = z.discriminatedUnion('soort', [
  z.object({
    soort: z.literal('klaar'),
    bytes: z.instanceof(Uint8Array),
    paginas: z.int().positive(),
  }),
  z.object({ soort: z.literal('getallen'), bytes: z.instanceof(Uint8Array) }),
  z.object({ soort: z.literal('bestand'), bytes: z.instanceof(Uint8Array) }),
  z.object({ soort: z.literal('gedaan'), gedaan: z.int() }),
  z.object({
    soort: z.literal('mislukt'),
    reden: z.string(),
    oorzaak: z.object({ stap: z.enum(STAPPEN), gevelvulling: z.string().nullable() }).nullable(),
  }),
]);

/** Why there may be no report. */
export const RAPPORT_FOUTEN = ['tijd', 'geheugen', 'gestopt', 'mislukt'] as const;

/** Why there is no report; `reden` is for the log, not for the user. */
export class RapportError extends Error {
  override readonly name = 'RapportError';
  readonly soort: (typeof RAPPORT_FOUTEN)[number];
  /** Null: it is not known. */
  readonly oorzaak: Onmaakbaar | null;

  constructor(soort: RapportError['soort'], reden: string, oorzaak: Onmaakbaar | null = null) {
    super(`No report (${soort}): ${reden}`);
    this.soort = soort;
    this.oorzaak = oorzaak;
  }
}

/** What signs the numbers of a report and, when it is set, the file around them. */
export interface Ondertekenaars {
  getallen: Onderteken;
  bestand: OndertekenBestand;
}

/** The file that was asked for, and how many pages the report of it has. */
export interface GemaaktRapport {
  readonly bytes: Uint8Array;
  readonly paginas: number;
}

export interface MaakOpties {
  ondertekenaars: Ondertekenaars;
  /** Told how many gevelvullingen are calculated. */
  onGedaan: (gedaan: number) => void;
  signal?: AbortSignal;
  grenzen?: RapportGrenzen;
}

/**
 * Makes a report in a process of its own, which is killed afterwards: what it took is given back to the system, and
 * nothing goes from one report to the next. It is also killed when it takes more than its limits, and when `signal` is
 * aborted.
 * @param proces has made nothing yet
 * @throws RapportError
 */
export const maakRapport = (
  opdracht: RapportOpdracht,
  { ondertekenaars, onGedaan, signal, grenzen = GRENZEN }: MaakOpties,
  proces: Proces = startRapportProces(grenzen.geheugen),
): Promise<GemaaktRapport> =>
  new Promise((resolve, reject) => {
    let isKlaar = false;
    const end = (finish: () => void): void => {
      if (isKlaar) return;
      isKlaar = true;
      clearTimeout(limit);
      unwatch();
      signal?.removeEventListener('abort', stop);
      proces.end();
      finish();
    };
    const fail = (...why: ConstructorParameters<typeof RapportError>): void =>
      end(() => reject(new RapportError(...why)));
    const stop = (): void => fail('gestopt', 'the server stops');
    const limit = setTimeout(() => fail('tijd', `more than ${grenzen.tijd} ms`), grenzen.tijd);
    const unwatch = watchMemory(proces.pid, grenzen.geheugen, (megabytes) =>
      fail('geheugen', `${megabytes} MB`),
    );
    proces.onEnd((reden) => fail('mislukt', reden));
    proces.onBericht((message) => {
      const bericht = berichtSchema.safeParse(message);
      if (!bericht.success) return fail('mislukt', 'a message that is not known');
      const { data } = bericht;
      switch (data.soort) {
        case 'klaar':
          return end(() => resolve({ bytes: data.bytes, paginas: data.paginas }));
        case 'getallen':
          proces.send(ondertekenaars.getallen(data.bytes));
          return undefined;
        case 'bestand':
          ondertekenaars.bestand(data.bytes).then(
            (bytes) => proces.send({ bytes }),
            (error: unknown) => fail('mislukt', String(error)),
          );
          return undefined;
        case 'gedaan':
          onGedaan(data.gedaan);
          return undefined;
        case 'mislukt':
          return fail('mislukt', data.reden, data.oorzaak);
        default:
          return data satisfies never;
      }
    });
    signal?.addEventListener('abort', stop);
    if (signal?.aborted === true) return stop();
    proces.send(opdracht);
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

export type MaakRapport = (
  opdracht: RapportOpdracht,
  opties: MaakOpties,
) => Promise<GemaaktRapport>;
