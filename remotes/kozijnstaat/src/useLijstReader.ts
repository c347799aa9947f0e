import { readInWorker } from '@adviestool/spreadsheet/readInWorker';
import type { Blad } from '@adviestool/spreadsheet/leesFout';
import { useEffect, useRef, useState } from 'react';

import type { Bron } from './BronKiezer.tsx';
import { teksten } from './teksten.ts';

/** Sheets with rows, under the name of their file. */
export interface GelezenLijst {
  naam: string;
  bladen: readonly Blad[];
}

const nameOf = (bron: Bron): string =>
  typeof bron === 'string' ? teksten.bron.klembord : bron.name;

/** Reads lists outside the page's own thread, one at a time; who leaves the page ends it. */
export const useLijstReader = (onGelezen: (lijst: GelezenLijst) => void) => {
  const running = useRef<AbortController | null>(null);
  const [bezig, setBezig] = useState<string | null>(null);
  const [fout, setFout] = useState<string | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const read = async (bron: Bron): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const naam = nameOf(bron);
    setBezig(naam);
    setFout(null);
    const uitkomst = await readInWorker(bron, { signal: own.signal });
    if (own.signal.aborted) return;
    setBezig(null);
    if (uitkomst.gelukt) {
      const bladen = uitkomst.bestand.bladen.filter(({ rijen }) => rijen.length > 0);
      onGelezen({ naam, bladen });
    } else setFout(uitkomst.fout.tekst);
  };

  const stop = (): void => {
    running.current?.abort();
    setBezig(null);
  };

  return { bezig, fout, setFout, read, stop };
};
