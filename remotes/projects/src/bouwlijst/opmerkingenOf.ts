import type { BouwlijstGevelvulling } from '@adviestool/domain/bouwlijst';

import { teksten } from './teksten.ts';

/** What the reader of a bouwlijst must know of a gevelvulling that is counted, on screen and in every file. */
export const opmerkingenOf = ({ voldoet, zonderMiddel }: BouwlijstGevelvulling): string[] => [
  ...(voldoet ? [] : [teksten.voldoetNietUitleg]),
  ...(zonderMiddel.length === 0 ? [] : [teksten.zonderMiddel(zonderMiddel)]),
];
