import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { mapZijden } from '@adviestool/contract/zijde';

import { adviesInvoerIn, type Rekenbasis } from './adviesInvoer.ts';
import { calculateBerekening } from './berekening.ts';

/** Computes the advice of gevelvullingen of one project and stores its numbers beside the chosen ones; null where there is none. */
export const applyAdviesIn = (
  basis: Rekenbasis,
): ((gevelvulling: Gevelvulling) => Gevelvulling) => {
  const invoerOf = adviesInvoerIn(basis);
  return (gevelvulling) => {
    const invoer = invoerOf(gevelvulling);
    const zijden = invoer === null ? {} : calculateBerekening(invoer).zijden;
    return {
      ...gevelvulling,
      aantalAnkers: mapZijden(gevelvulling.aantalAnkers, (aantal, zijde) => ({
        ...aantal,
        geadviseerd: zijden[zijde]?.geadviseerd ?? null,
      })),
    };
  };
};
