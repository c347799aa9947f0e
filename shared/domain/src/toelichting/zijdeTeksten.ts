import type { GevelvullingEnKaderData } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import type { Advies, ZijdeAdvies } from '../rekenen/advies.ts';
import { hartOpHart } from '../rekenen/ankerverdeling.ts';
import { formatHartOpHart } from './getallen.ts';

/**
 * The hart-op-hart distance of a side in mm, as text; null for a single hoekanker or none. An advice holds whole mm;
 * for a distance that exceeds its maximum by less the exact one is computed from the size of the gevelvulling.
 */
export const hartOpHartTekst = (
  zijde: Zijde,
  { posities, randafstand, sMax }: Pick<ZijdeAdvies, 'posities' | 'randafstand' | 'sMax'>,
  { breedte, hoogte }: Pick<GevelvullingEnKaderData, 'breedte' | 'hoogte'>,
): string | null => {
  const L = zijde === 'zijkanten' ? hoogte : breedte;
  if (L === null || posities.length < 2) return null;
  return formatHartOpHart(hartOpHart.reken({ L, a: randafstand, n: posities.length }), sMax);
};

/** What a unity check can be decided by: wind, weight alone (6.10a), or both together (6.10b). */
export type Toetssoort = 'wind' | 'gewicht' | 'combinatie';

/**
 * Which check gives the unity check of a side; null where there is none. What decides the number of hoekankers is
 * `maatgevend` of the advice.
 */
export const findMaatgevendeToets = ({
  unityCheck,
  ucGewicht_610a,
  ucCombinatie_610b,
}: Pick<ZijdeAdvies, 'unityCheck' | 'ucGewicht_610a' | 'ucCombinatie_610b'>): Toetssoort | null => {
  if (unityCheck === null) return null;
  if (unityCheck === ucCombinatie_610b) return 'combinatie';
  return unityCheck === ucGewicht_610a ? 'gewicht' : 'wind';
};

/** What is warned of on a side whose unity check holds: there the weight rests outside the edge of the floor. */
export const zijdeWaarschuwing = (
  zijde: Zijde,
  { meldingen }: Pick<Advies, 'meldingen'>,
): string | null =>
  zijde === 'onderzijde' && meldingen.some(({ code }) => code === 'ZWAARTEPUNT_BUITEN_VLOERRAND')
    ? 'onderzijde: zwaartepunt buiten de vloerrand'
    : null;
