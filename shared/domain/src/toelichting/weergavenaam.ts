import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import {
  gevelvullingTypeLabels,
  onderdorpelLabels,
  onderregelLabels,
  plaatsingOnderzijdeLabels,
} from './labels.ts';

/**
 * The display name of a gevelvulling: brand, type, placement of the underside,
 * 'met' threshold, 'aan prefab'; for hsb the bottom rail and 'N-zijdig verbonden'. What is not filled
 * in is left out; without a type it is 'Gevelvulling'.
 *
 * @example 'K01 Kozijn vloerrand met houten dorpel', 'HSB-element vloerrand met groef 4-zijdig verbonden'
 */
export const weergavenaam = ({
  gevelvullingEnKaderData: kader,
  detailleringData: { plaatsing, onderdorpel, onderregel },
}: Pick<Gevelvulling, 'gevelvullingEnKaderData' | 'detailleringData'>): string => {
  const type = kader.gevelvullingType ?? null;
  if (type === null) return 'Gevelvulling';
  const prefab = type !== 'hsb' && kader.bouwmethode === 'prefab';
  const parts: string[] = [];
  if (kader.merk !== null && kader.merk.trim() !== '') parts.push(kader.merk.trim());
  parts.push(gevelvullingTypeLabels[type]);
  if (!prefab && plaatsing?.onderzijde) {
    parts.push(plaatsingOnderzijdeLabels[plaatsing.onderzijde].toLowerCase());
  }
  if (type === 'hsb') {
    if (onderregel) parts.push(onderregelLabels[onderregel].toLowerCase());
    if (kader.verbondenAantalZijden) parts.push(`${kader.verbondenAantalZijden}-zijdig verbonden`);
  } else if (onderdorpel) {
    parts.push(`met ${onderdorpelLabels[onderdorpel].toLowerCase()}`);
  }
  if (prefab) parts.push('aan prefab');
  return parts.join(' ');
};
