import { isZichtbareTekst } from '@adviestool/contract/zichtbareTekst';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import { plaatsTekst } from './plaatsTekst.ts';
import { weergavenaam } from './weergavenaam.ts';

/** Size and place, by which those without a merk are told apart: ‘900 × 2100 mm, Gevel Noord’. */
export const herkenningOf = ({
  gevelvullingEnKaderData: kader,
}: Pick<Gevelvulling, 'gevelvullingEnKaderData'>): string => {
  const { breedte, hoogte } = kader;
  const maten =
    breedte === null || hoogte === null
      ? ''
      : `${formatGetal(breedte)} × ${formatGetal(hoogte)} mm`;
  return [maten, plaatsTekst(kader)].filter(Boolean).join(', ');
};

/** As `weergavenaam`, in a list: without a merk many have the same. */
export const naamInLijst = (gevelvulling: Parameters<typeof weergavenaam>[0]): string => {
  const { merk } = gevelvulling.gevelvullingEnKaderData;
  const herkenning =
    merk === null || merk.trim() === '' || !isZichtbareTekst(merk)
      ? herkenningOf(gevelvulling)
      : '';
  const naam = weergavenaam(gevelvulling);
  return herkenning === '' ? naam : `${naam} (${herkenning})`;
};
