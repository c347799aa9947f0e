import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { perZijde, type Zijde } from '@adviestool/contract/zijde';

import { adviesInvoerOf, type AdviesInvoer } from './adviesInvoer.ts';
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

/** Computes the advice and stores its numbers beside the chosen ones; null where there is none. */
export const applyAdvies = (stored: {
  projectGegevens: ProjectGegevens;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
}): Gevelvulling => {
  const { gevelvulling } = stored;
  const invoer = adviesInvoerOf(stored);
  const geadviseerd = invoer === null ? () => null : geadviseerdOf(invoer);
  return {
    ...gevelvulling,
    aantalAnkers: perZijde((zijde) => ({
      geadviseerd: geadviseerd(zijde),
      gekozen: gevelvulling.aantalAnkers[zijde].gekozen,
    })),
  };
};
