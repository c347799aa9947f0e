import type { Groep } from '@adviestool/ifc/bouwmodel';

import { bouwlagenOf, type Bouwlaag } from '../model/bouwlagen.ts';

/** A line of the list: the head of a storey, or a group. */
export type LijstRegel =
  | { soort: 'bouwlaag'; key: string; bouwlaag: Bouwlaag }
  | { soort: 'groep'; key: string; groep: Groep };

/** The lines of the list, by storey. */
export const regelsOf = (groepen: readonly Groep[]): LijstRegel[] =>
  bouwlagenOf(groepen).flatMap((bouwlaag): LijstRegel[] => [
    { soort: 'bouwlaag', key: `bouwlaag ${bouwlaag.naam ?? ''}`, bouwlaag },
    ...bouwlaag.groepen.map((groep): LijstRegel => ({ soort: 'groep', key: groep.id, groep })),
  ]);
