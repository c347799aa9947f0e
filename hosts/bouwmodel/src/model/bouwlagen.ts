import type { Groep } from '@adviestool/ifc/bouwmodel';
import { listsBy } from '@adviestool/ifc/listsBy';

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
