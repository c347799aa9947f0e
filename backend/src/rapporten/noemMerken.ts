import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { herkenningOf } from '@adviestool/domain/toelichting/naamInLijst';

import { setShort, setText } from './setText.ts';
import { teksten } from './teksten.ts';

/** Longest merk in a heading. */
const MERK_KORT = 32;
/** Longest list of merken in a sentence. */
const MEESTE_MERKEN = 12;

export const merkOf = (gevelvulling: Gevelvulling): string =>
  setShort(gevelvulling.gevelvullingEnKaderData.merk ?? '', MERK_KORT) ||
  setText(teksten.zonderMerkMet(herkenningOf(gevelvulling)));

/** ‘K1, K2 en nog 3’ */
export const noemMerken = (gevelvullingen: readonly Gevelvulling[]): string => {
  const merken = gevelvullingen.slice(0, MEESTE_MERKEN).map(merkOf);
  const rest = gevelvullingen.length - merken.length;
  return [...merken, ...(rest === 0 ? [] : [teksten.enMeer(rest)])].join(', ');
};
