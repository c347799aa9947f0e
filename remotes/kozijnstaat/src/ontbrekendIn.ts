import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import { ontbreektVoorAdvies } from '@adviestool/kozijnstaten/ontbreektVoorAdvies';
import type { RijPlan } from '@adviestool/kozijnstaten/planRij';
import { teksten } from '@adviestool/kozijnstaten/teksten';

import type { VoorbeeldRij } from './voorbeeld.ts';

interface Ontbrekend {
  /** Rows that lack something. */
  aantal: number;
  /** What, by its labels. */
  labels: readonly string[];
}

const bekend = new WeakMap<Gevelvulling, readonly string[]>();

/** What an answer of its type could give; products are proposed, and sizes are its own. */
const ontbreektIn = (gevelvulling: Gevelvulling): readonly string[] => {
  const earlier = bekend.get(gevelvulling);
  if (earlier !== undefined) return earlier;
  const labels = ontbreektVoorAdvies(gevelvulling).filter((label) => label !== teksten.producten);
  bekend.set(gevelvulling, labels);
  return labels;
};

/** The type whose answers a new row lacks; null: it lacks none. */
export const vraagtType = ({ gevelvulling, soort }: RijPlan): GevelvullingType | null =>
  soort === 'nieuw' && gevelvulling !== null && ontbreektIn(gevelvulling).length > 0
    ? (gevelvulling.gevelvullingEnKaderData.gevelvullingType ?? null)
    : null;

/** Of new rows of each type what they lack for an advice. */
export const ontbrekendIn = (
  rijen: readonly VoorbeeldRij[],
): Readonly<Record<GevelvullingType, Ontbrekend>> => {
  const van = (type: GevelvullingType): Ontbrekend => {
    const labels = new Set<string>();
    let aantal = 0;
    for (const { regel } of rijen) {
      if (regel.gevelvulling === null || vraagtType(regel) !== type) continue;
      aantal += 1;
      for (const label of ontbreektIn(regel.gevelvulling)) labels.add(label);
    }
    return { aantal, labels: [...labels] };
  };
  return { kozijn: van('kozijn'), schuifpui: van('schuifpui'), hsb: van('hsb') };
};
