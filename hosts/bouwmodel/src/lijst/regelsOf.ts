import type { Groep } from '@adviestool/ifc/bouwmodel';

import { bouwlagenOf, type Bouwlaag } from '../model/bouwlagen.ts';

/** A line of the list: the head of a storey, or a group. */
export type Regel =
  | { soort: 'bouwlaag'; key: string; bouwlaag: Bouwlaag }
  | { soort: 'groep'; key: string; groep: Groep };

/** The lines of the list, by storey. */
export const regelsOf = (groepen: readonly Groep[]): Regel[] =>
  bouwlagenOf(groepen).flatMap((bouwlaag): Regel[] => [
    { soort: 'bouwlaag', key: `bouwlaag ${bouwlaag.naam ?? ''}`, bouwlaag },
    ...bouwlaag.groepen.map((groep): Regel => ({ soort: 'groep', key: groep.id, groep })),
  ]);
