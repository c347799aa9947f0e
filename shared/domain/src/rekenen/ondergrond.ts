import type { AnkerPlaatsing, Ondergrond } from '@adviestool/contract/catalogus';
import type { DetailleringData } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import type { KaderWaarden } from '../velden/variants.ts';

const isPrefab = ({ gevelvullingType, bouwmethode }: KaderWaarden): boolean =>
  gevelvullingType !== 'hsb' && bouwmethode === 'prefab';

/** Whether fasteners are chosen and tested: never in prefab (rekenmodel 4.1 step 8). */
export const gebruiktBevestigingsmiddelen = (kader: KaderWaarden): boolean =>
  !isPrefab(kader) && kader.gebruikBevestigingsmiddelen === true;

/** What the hoekankers of a side stand on; null while the detaillering does not say. */
export const plaatsingOf = (
  kader: KaderWaarden,
  { plaatsing }: DetailleringData,
  zijde: Zijde,
): AnkerPlaatsing | null => {
  if (isPrefab(kader)) return 'prefab';
  if (zijde === 'zijkanten') return 'binnenmuur';
  return plaatsing?.[zijde] ?? null;
};

/** The substrate of a side when fasteners are used (rekenmodel 4.6); null while the detaillering is open. */
export const ondergrondOf = (
  kader: KaderWaarden,
  detaillering: DetailleringData,
  zijde: Zijde,
): Ondergrond | null => {
  const plaatsing = plaatsingOf(kader, detaillering, zijde);
  const { binnenmuur, vloertypeOnderzijde, vloertypeBovenzijde } = detaillering;
  switch (plaatsing) {
    case 'binnenmuur':
      return binnenmuur ?? null;
    case 'vloerrand':
      return (zijde === 'onderzijde' ? vloertypeOnderzijde : vloertypeBovenzijde) ?? null;
    case 'prefab':
    case 'latei':
    case null:
      return plaatsing;
    default:
      return plaatsing satisfies never;
  }
};
