import { readInWorker } from '@adviestool/spreadsheet/readInWorker';
import type { Blad } from '@adviestool/spreadsheet/leesFout';
import { useEffect, useRef, useState } from 'react';

import type { Bron } from './BronKiezer.tsx';
import { teksten } from './teksten.ts';

/** Sheets with rows, under the name of their file. */
export interface GelezenLijst {
  naam: string;
  /** Hexadecimal; null: this browser cannot tell it here. */
  sha256: string | null;
  bladen: readonly Blad[];
}

/** Only a page that came safely may ask for it. */
const sha256Of = async (bron: Bron): Promise<string | null> => {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (subtle === undefined) return null;
  const bytes =
    typeof bron === 'string' ? new TextEncoder().encode(bron) : await bron.arrayBuffer();
  return Array.from(new Uint8Array(await subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
};

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
    const sha256 = uitkomst.gelukt ? await sha256Of(bron) : null;
    if (own.signal.aborted) return;
    setBezig(null);
    if (uitkomst.gelukt) {
      const bladen = uitkomst.bestand.bladen.filter(({ rijen }) => rijen.length > 0);
      onGelezen({ naam, sha256, bladen });
    } else setFout(uitkomst.fout.tekst);
  };

  const stop = (): void => {
    running.current?.abort();
    setBezig(null);
  };

  return { bezig, fout, setFout, read, stop };
};
