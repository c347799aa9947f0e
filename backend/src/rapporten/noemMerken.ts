import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { herkenningOf } from '@adviestool/domain/toelichting/naamInLijst';

import { setShort, setText } from './setText.ts';
import { teksten } from './teksten.ts';

/** Of a longer merk there is no advice. */
const LANGSTE_MERK = 255;
/** Longest list of merken in a sentence, and of how many signs; one may be longer. */
const MEESTE_MERKEN = 12;
const MEESTE_TEKENS = 400;

/** To its end: that is often what tells one from the other. Empty: it has none. */
export const eigenMerkOf = ({ gevelvullingEnKaderData: { merk } }: Gevelvulling): string =>
  setText(setShort(merk ?? '', LANGSTE_MERK));

/** Without a merk by what it is told from others. */
export const merkOf = (gevelvulling: Gevelvulling): string =>
  eigenMerkOf(gevelvulling) || setText(teksten.zonderMerkMet(herkenningOf(gevelvulling)));

/** ‘K1, K2 en nog 3’ */
export const noemMerken = (gevelvullingen: readonly Gevelvulling[]): string => {
  const eerste = gevelvullingen.slice(0, MEESTE_MERKEN).map(merkOf);
  const merken = eerste.filter(
    (_merk, index) => index === 0 || eerste.slice(0, index + 1).join('').length <= MEESTE_TEKENS,
  );
  const rest = gevelvullingen.length - merken.length;
  return [...merken, ...(rest === 0 ? [] : [teksten.enMeer(rest)])].join(', ');
};
