import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { TerugFout } from '@adviestool/ifc/TerugFout';
import { useEffect, useState } from 'react';

import { teksten as terugTeksten } from '../../advies/teksten.ts';
import type { Getekend } from './getekend.ts';
import { readInWorker } from './readInWorker.ts';
import { teksten } from './teksten.ts';

type Stand =
  | { kind: 'reading' }
  | { kind: 'failed'; fout: string }
  | { kind: 'read'; getekend: Getekend };

const foutVan = (error: unknown): string => {
  if (error instanceof TerugFout) return terugTeksten.fout[error.code];
  // The browser does not read a file that changed since it was chosen.
  return error instanceof DOMException && error.name === 'NotReadableError'
    ? terugTeksten.fout.bestand
    : teksten.onbekend;
};

/** What there is to draw of advices, anew when they change. */
export const useGetekend = (
  bestanden: readonly { bestand: File }[],
  gevelvullingen: readonly GevelvullingAdvies[],
): Stand => {
  const [stand, setStand] = useState<Stand>({ kind: 'reading' });
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<Stand> => {
      try {
        return { kind: 'read', getekend: await readInWorker(bestanden, gevelvullingen) };
      } catch (error) {
        return { kind: 'failed', fout: foutVan(error) };
      }
    };
    void read().then((next) => {
      if (isCurrent) setStand(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [bestanden, gevelvullingen]);
  return stand;
};
