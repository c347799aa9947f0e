import type { DetailleringData, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { requireWaarde } from './requireWaarde.ts';
import type { Millimeter } from './units.ts';
import { hefboomGewicht, hefboomHsb, hefboomHsbOnder, hefboomKozijn } from './weerstand.ts';

/** What the lever arm of the wind is made of (rekenmodel 3.4), mm. */
export type Hefboom =
  | { readonly vorm: 'kozijn'; readonly stelruimte: number; readonly a_spouwlat: number | null }
  | { readonly vorm: 'hsbOnder'; readonly a_element: number }
  | { readonly vorm: 'hsb' };

export const hefboomOf = (
  type: GevelvullingType,
  detaillering: DetailleringData,
  zijde: Zijde,
): Hefboom => {
  const isOnder = zijde === 'onderzijde';
  if (type === 'hsb') {
    if (!isOnder) return { vorm: 'hsb' };
    const a_element = requireWaarde(detaillering, 'afstandOnderkantElementTotBovenkantVloerrand');
    return { vorm: 'hsbOnder', a_element };
  }
  return {
    vorm: 'kozijn',
    stelruimte: requireWaarde(detaillering, 'stelruimte'),
    a_spouwlat:
      isOnder && detaillering.plaatsing?.onderzijde === 'vloerrand'
        ? requireWaarde(detaillering, 'afstandOnderkantSpouwlatTotBovenkantVloerrand')
        : null,
  };
};

export const calculateHefboom = (hefboom: Hefboom): Millimeter => {
  switch (hefboom.vorm) {
    case 'kozijn':
      return hefboomKozijn.reken(hefboom);
    case 'hsbOnder':
      return hefboomHsbOnder.reken(hefboom);
    case 'hsb':
      return hefboomHsb.reken({});
    default:
      return hefboom satisfies never;
  }
};

const isGegeven = (waarde: unknown): boolean => typeof waarde === 'number';

/** Whether the answers are there that the lever arms of a side follow from. */
const isBekend = (
  type: GevelvullingType,
  detaillering: DetailleringData,
  zijde: Zijde,
): boolean => {
  const isOnder = zijde === 'onderzijde';
  if (type === 'hsb') {
    return !isOnder || isGegeven(detaillering.afstandOnderkantElementTotBovenkantVloerrand);
  }
  if (!isGegeven(detaillering.stelruimte)) return false;
  if (!isOnder) return true;
  return (
    isGegeven(detaillering.spouwlatbreedte) &&
    (detaillering.plaatsing?.onderzijde !== 'vloerrand' ||
      isGegeven(detaillering.afstandOnderkantSpouwlatTotBovenkantVloerrand))
  );
};

/**
 * The largest lever arm at which the fasteners of a side work, mm: that of the wind, and where they carry the weight
 * of a kozijn or schuifpui that of the weight (rekenmodel 3.4). Null while it is not known.
 */
export const grootsteHefboom = (
  type: GevelvullingType,
  detaillering: DetailleringData,
  zijde: Zijde,
): number | null => {
  if (!isBekend(type, detaillering, zijde)) return null;
  const e_w = calculateHefboom(hefboomOf(type, detaillering, zijde));
  if (type === 'hsb' || zijde !== 'onderzijde') return e_w;
  return Math.max(
    e_w,
    hefboomGewicht.reken({ b_s: requireWaarde(detaillering, 'spouwlatbreedte') }),
  );
};
