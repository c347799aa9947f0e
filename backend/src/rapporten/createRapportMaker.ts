import { GRENZEN, maakRapport, type GemaaktRapport, type MaakRapport } from './maakRapport.ts';
import type { Proces } from '../processen/startProces.ts';
import { startRapportProces } from './startRapportProces.ts';

/** Milliseconds that a process is kept for a report that nobody asks for. */
const KEPT = 600_000;

interface Options {
  start?: (geheugen: number) => Proces;
  maak?: (...args: Parameters<typeof maakRapport>) => Promise<GemaaktRapport>;
}

export interface RapportMaker {
  maak: MaakRapport;
  /** Ends the process that waits. */
  stop: () => void;
}

/**
 * Makes reports, each in a process of its own. After the first one a process is kept that has loaded what it needs, so
 * that the next report does not wait for it; who never asks for a report has none.
 */
export const createRapportMaker = ({
  start = startRapportProces,
  maak = maakRapport,
}: Options = {}): RapportMaker => {
  let ready: Proces | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const take = (): Proces | null => {
    clearTimeout(timer);
    const taken = ready;
    ready = null;
    return taken;
  };
  const end = (): void => {
    take()?.end();
  };
  const keepReady = (): void => {
    if (isStopped || ready !== null) return;
    const proces = start(GRENZEN.geheugen);
    ready = proces;
    proces.onEnd(() => {
      if (ready === proces) take();
    });
    timer = setTimeout(end, KEPT).unref();
  };

  return {
    maak: async (opdracht, opties) => {
      try {
        return await maak(opdracht, opties, take() ?? start(GRENZEN.geheugen));
      } finally {
        keepReady();
      }
    },
    stop: () => {
      isStopped = true;
      end();
    },
  };
};
