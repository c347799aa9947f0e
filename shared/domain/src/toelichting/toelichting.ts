import { perZijde, type PerZijde } from '@adviestool/contract/zijde';

import type { Berekening } from '../rekenen/berekening.ts';
import type { Stap } from './stap.ts';
import { explainAlgemeen } from './stappenAlgemeen.ts';
import { explainZijde } from './stappenZijde.ts';

export type { Stap } from './stap.ts';

/** The steps of a calculation, for whoever shows them. */
export interface Toelichting {
  /** The steps that every side begins with: class, wind, area and weight. */
  readonly algemeen: readonly Stap[];
  /** The steps of a side after those; none of a side that is not calculated. */
  readonly zijden: PerZijde<readonly Stap[]>;
}

export const toelichtingOf = ({ gedeeld, zijden }: Berekening): Toelichting => ({
  algemeen: explainAlgemeen(gedeeld),
  zijden: perZijde((zijde) => {
    const uitkomst = zijden[zijde];
    return uitkomst === undefined ? [] : explainZijde(gedeeld, uitkomst);
  }),
});
