import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde, type Zijde } from '@adviestool/contract/zijde';

import { adviesInvoerIn, type AdviesInvoer, type Rekenbasis } from './adviesInvoer.ts';
import { calculateBerekening } from './berekening.ts';
import { calculateZijde } from './zijdeBerekening.ts';

/** The advised number of each side, without the steps that explain it: most of the time goes into those. */
const geadviseerdOf = (invoer: AdviesInvoer): ((zijde: Zijde) => number | null) => {
  const berekening = calculateBerekening(invoer);
  return (zijde) => {
    const lastvlak = berekening.lastvlakken[zijde];
    return lastvlak === undefined
      ? null
      : calculateZijde(berekening, { zijde, lastvlak }).geadviseerd;
  };
};

/** Computes the advice of gevelvullingen of one project and stores its numbers beside the chosen ones; null where there is none. */
export const applyAdviesIn = (
  basis: Rekenbasis,
): ((gevelvulling: Gevelvulling) => Gevelvulling) => {
  const invoerOf = adviesInvoerIn(basis);
  return (gevelvulling) => {
    const invoer = invoerOf(gevelvulling);
    const geadviseerd = invoer === null ? () => null : geadviseerdOf(invoer);
    return {
      ...gevelvulling,
      aantalAnkers: perZijde((zijde) => ({
        geadviseerd: geadviseerd(zijde),
        gekozen: gevelvulling.aantalAnkers[zijde].gekozen,
      })),
    };
  };
};
