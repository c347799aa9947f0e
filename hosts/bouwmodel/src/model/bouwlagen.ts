import type { Groep } from './bouwmodel.ts';
import { listsBy } from './listsBy.ts';

export interface Bouwlaag {
  /** Null: elements that stand on no storey. */
  naam: string | null;
  groepen: readonly Groep[];
}

/** The groups by their storey, in the order in which storeys come first. */
export const bouwlagenOf = (groepen: readonly Groep[]): Bouwlaag[] =>
  [...listsBy(groepen, ({ verdieping }) => verdieping)].map(([naam, those]) => ({
    naam,
    groepen: those,
  }));
