import type { Groep } from './bouwmodel.ts';

export interface Bouwlaag {
  /** Null: elements that stand on no storey. */
  naam: string | null;
  groepen: readonly Groep[];
}

/** The groups by their storey, in the order in which storeys come first. */
export const bouwlagenOf = (groepen: readonly Groep[]): Bouwlaag[] => {
  const found = new Map<string | null, Groep[]>();
  for (const groep of groepen) {
    const those = found.get(groep.verdieping);
    if (those === undefined) found.set(groep.verdieping, [groep]);
    else those.push(groep);
  }
  return [...found].map(([naam, those]) => ({ naam, groepen: those }));
};
