import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Uitkomst, ZijdeUitkomst } from '@adviestool/contract/vastgesteld';
import { ZIJDEN } from '@adviestool/contract/zijde';

import type { Advies, ZijdeAdvies } from '../rekenen/advies.ts';
import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';

/** The number of hoekankers that a side uses; null: there is none to advise. */
const aantalOf = ({ geadviseerd, gekozen }: ZijdeAdvies): number | null =>
  geadviseerd === null ? null : (gekozen ?? geadviseerd);

/** What an advice comes to: of each anchored side what is advised and used. */
export const uitkomstOf = (
  { zijden }: Pick<Advies, 'zijden'>,
  { gevelvullingEnKaderData, productKeuze }: Gevelvulling,
): Uitkomst => {
  const metMiddelen = gebruiktBevestigingsmiddelen(gevelvullingEnKaderData);
  const uitkomst: Uitkomst = {};
  for (const zijde of ZIJDEN) {
    const advies = zijden[zijde];
    if (advies === undefined) continue;
    const { hoekanker, bevestigingsmiddelen } = productKeuze[zijde];
    uitkomst[zijde] = {
      hoekanker,
      bevestigingsmiddelen: metMiddelen ? bevestigingsmiddelen : null,
      aantal: aantalOf(advies),
      geadviseerd: advies.geadviseerd,
      hartOpHart: advies.hartOpHart,
      unityCheck: advies.unityCheck,
      oordeel: advies.status,
    } satisfies ZijdeUitkomst;
  }
  return uitkomst;
};
