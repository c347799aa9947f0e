import { ZIJDEN, type PerZijde, type Zijde } from '@adviestool/contract/zijde';

import type { ZijdeBerekening } from './zijdeBerekening.ts';

/** `zijkanten` counts per stijl, and there are two (rekenmodel 4.1). */
export const ankersPerAantal = (zijde: Zijde): number => (zijde === 'zijkanten' ? 2 : 1);

/** The hoekankers of one gevelvulling, or null when there are no sides or one has no number. */
export const sumAnkers = (zijden: Partial<PerZijde<ZijdeBerekening>>): number | null => {
  let totaal: number | null = null;
  for (const zijde of ZIJDEN) {
    const berekening = zijden[zijde];
    if (berekening === undefined) continue;
    if (berekening.toets === null) return null;
    totaal = (totaal ?? 0) + berekening.toets.aantal * ankersPerAantal(zijde);
  }
  return totaal;
};
