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

/** What there is to draw of advices; when they or the files change it is being read again. */
export const useGetekend = (
  bestanden: readonly { bestand: File }[],
  gevelvullingen: readonly GevelvullingAdvies[],
): Stand => {
  const [gelezen, setGelezen] = useState<{ bestanden: unknown; van: unknown; stand: Stand }>();
  useEffect(() => {
    const left = new AbortController();
    const read = async (): Promise<Stand> => {
      try {
        const getekend = await readInWorker(bestanden, gevelvullingen, left.signal);
        return { kind: 'read', getekend };
      } catch (error) {
        return { kind: 'failed', fout: foutVan(error) };
      }
    };
    void read().then((stand) => {
      if (!left.signal.aborted) setGelezen({ bestanden, van: gevelvullingen, stand });
    });
    return () => left.abort();
  }, [bestanden, gevelvullingen]);
  const isVanDeze = gelezen?.bestanden === bestanden && gelezen.van === gevelvullingen;
  return isVanDeze ? gelezen.stand : { kind: 'reading' };
};
