import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
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

/** As `weergavenaam`, in a list: without a merk many have the same, and without a type it does not say the merk. */
export const naamInLijst = (gevelvulling: Parameters<typeof weergavenaam>[0]): string => {
  const { merk, gevelvullingType } = gevelvulling.gevelvullingEnKaderData;
  const zichtbaar = zichtbareNaam(merk?.trim() ?? null, '');
  const herkenning = zichtbaar || herkenningOf(gevelvulling);
  const naam = weergavenaam(gevelvulling);
  const noemtMerk = zichtbaar !== '' && Boolean(gevelvullingType);
  return noemtMerk || herkenning === '' ? naam : `${naam} (${herkenning})`;
};
