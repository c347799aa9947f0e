import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { calculateAnkerruimte, distributeAnkers } from '../rekenen/ankerverdeling.ts';
import { millimeter } from '../rekenen/units.ts';
import { hartOpHartGrenzenOf } from '../velden/gevelvulling.ts';
import type { ZijdeAnkers } from './tekeningGegevens.ts';

interface Side {
  type: GevelvullingType;
  zijde: Zijde;
  /** All in mm. */
  lengte: number;
  randafstand: number;
  /** Largest hart-op-hart distance. */
  maximum: number;
}

/** The fewest hoekankers that the largest distance allows, for a drawing without an advice. */
export const estimateAnkers = ({
  type,
  zijde,
  lengte,
  randafstand,
  maximum,
}: Side): ZijdeAnkers => {
  const { min, max } = hartOpHartGrenzenOf(type)[zijde];
  const ruimte = calculateAnkerruimte({
    L: millimeter(lengte),
    s_min: millimeter(min),
    // A stored maximum below the bounds is no distance to draw at.
    s_max: millimeter(Math.max(min, Math.min(max, maximum))),
    a_gevraagd: millimeter(randafstand),
  });
  const { posities, s, a } = distributeAnkers(ruimte, ruimte.n_afst);
  return { posities, hartOpHart: s === null ? null : Math.floor(s), randafstand: a };
};
