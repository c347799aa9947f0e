import type { Afwijking } from '@adviestool/ifc/afwijking';
import { TerugFout } from '@adviestool/ifc/TerugFout';
import { useState } from 'react';

import type { Opgeslagen } from './opslaan.ts';
import type { teksten } from './advies/teksten.ts';

export type BestandSoort = 'bcf' | 'ifc' | 'csv';

type TerugStand =
  | { kind: 'none' }
  | { kind: 'busy'; soort: BestandSoort }
  | { kind: 'saved'; opgeslagen: Opgeslagen }
  | { kind: 'failed'; fout: keyof typeof teksten.fout; afwijking?: Afwijking | undefined };

const foutVan = (error: unknown): keyof typeof teksten.fout => {
  if (error instanceof TerugFout) return error.code;
  // The browser does not read a file that changed since it was chosen.
  return error instanceof DOMException && error.name === 'NotReadableError'
    ? 'bestand'
    : 'onbekend';
};

/** Makes one file at a time, and tells what came of the last. */
export const useTerug = () => {
  const [stand, setStand] = useState<TerugStand>({ kind: 'none' });

  const save = async (soort: BestandSoort, make: () => Promise<Opgeslagen>): Promise<void> => {
    setStand({ kind: 'busy', soort });
    try {
      setStand({ kind: 'saved', opgeslagen: await make() });
    } catch (error) {
      const afwijking = error instanceof TerugFout ? error.afwijking : undefined;
      setStand({ kind: 'failed', fout: foutVan(error), afwijking });
    }
  };

  return { stand, save };
};
