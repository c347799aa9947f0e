import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import type { Advies } from '../rekenen/advies.ts';
import { findMaatgevendeToets, type Toetssoort } from './zijdeTeksten.ts';

/** The highest unity check of a gevelvulling: on which side, and which check gives it. */
export interface HoogsteToets {
  readonly zijde: Zijde;
  readonly unityCheck: number;
  readonly toets: Toetssoort;
}

/** Finds the highest unity check of an advice; of equal ones that of the first side. Null: no side has one. */
export const findHoogsteToets = ({ zijden }: Pick<Advies, 'zijden'>): HoogsteToets | null => {
  let hoogste: HoogsteToets | null = null;
  for (const zijde of ZIJDEN) {
    const advies = zijden[zijde];
    if (advies === undefined || advies.unityCheck === null) continue;
    const toets = findMaatgevendeToets(advies);
    if (toets === null || (hoogste !== null && advies.unityCheck <= hoogste.unityCheck)) continue;
    hoogste = { zijde, unityCheck: advies.unityCheck, toets };
  }
  return hoogste;
};
