import type { GevelvullingType } from '@adviestool/contract/gevelvulling';

import type { Groep } from './bouwmodel.ts';

/** What the user chose for a group. */
export interface Keuze {
  isChosen: boolean;
  type: GevelvullingType;
}

/** Choices by the id of their group. */
export type Keuzes = ReadonlyMap<string, Keuze>;

/** Everything that may be in a facade goes along, as what the reader took it for. */
export const firstKeuzes = (groepen: readonly Groep[]): Keuzes =>
  new Map(groepen.map(({ id, type, isBinnen }) => [id, { isChosen: !isBinnen, type }]));

/** Changes the choice for some groups. */
export const changeKeuzes = (
  keuzes: Keuzes,
  ids: readonly string[],
  change: Partial<Keuze>,
): Keuzes => {
  const changed = new Map(keuzes);
  for (const id of ids) {
    const keuze = keuzes.get(id);
    if (keuze !== undefined) changed.set(id, { ...keuze, ...change });
  }
  return changed;
};
