import type { Ruimte } from '@adviestool/contract/gebruik';

import { mateVan, type Mate } from './mateVan.ts';

/** A limit that is near or reached. */
export interface Krapte {
  soort: keyof Ruimte;
  mate: Exclude<Mate, 'ruim'>;
  grens: number;
}

const SOORTEN = ['projecten', 'bytes'] as const;

/** The limits that a use has come near to. */
export const krapteVan = (gebruik: Ruimte, quota: Ruimte): Krapte[] =>
  SOORTEN.flatMap((soort) => {
    const grens = quota[soort];
    const mate = mateVan(gebruik[soort], grens);
    return mate === 'ruim' ? [] : [{ soort, mate, grens }];
  });
