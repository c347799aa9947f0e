import { ZIJDEN, type PerZijde } from '@adviestool/contract/zijde';

import type { AdviesInvoer } from './adviesInvoer.ts';
import { calculateGedeeld, type GedeeldeBerekening } from './gedeeldeBerekening.ts';
import { calculateZijde, type ZijdeBerekening } from './zijdeBerekening.ts';

/** The whole calculation of one gevelvulling, with every intermediate value by its symbol. */
export interface Berekening {
  readonly gedeeld: GedeeldeBerekening;
  /** The anchored sides; none when they cannot take the wind. */
  readonly zijden: Partial<PerZijde<ZijdeBerekening>>;
}

/**
 * Calculates one gevelvulling (rekenmodel 4.1).
 * @throws Error when the input has not passed the schemas of its variant.
 */
export const calculateBerekening = (invoer: AdviesInvoer): Berekening => {
  const gedeeld = calculateGedeeld(invoer);
  const zijden: Partial<PerZijde<ZijdeBerekening>> = {};
  for (const zijde of ZIJDEN) {
    const lastvlak = gedeeld.lastvlakken[zijde];
    if (lastvlak !== undefined) zijden[zijde] = calculateZijde(gedeeld, { zijde, lastvlak });
  }
  return { gedeeld, zijden };
};
