import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import { ankerruimte, verdeelAnkers } from '@adviestool/domain/ankerverdeling';
import { hartOpHartGrenzen } from '@adviestool/domain/gevelvulling';
import { millimeter } from '@adviestool/domain/units';
import type { ZijdeAnkers } from '@adviestool/ui/tekeningGegevens';

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
  const { min, max } = hartOpHartGrenzen(type)[zijde];
  const ruimte = ankerruimte({
    lengte: millimeter(lengte),
    sMin: millimeter(min),
    // A stored maximum below the bounds is no distance to draw at.
    sMax: millimeter(Math.max(min, Math.min(max, maximum))),
    randafstand: millimeter(randafstand),
  });
  const verdeling = verdeelAnkers(ruimte, ruimte.nAfstand);
  const hartOpHart = verdeling.hartOpHart === null ? null : Math.floor(verdeling.hartOpHart);
  return { ...verdeling, hartOpHart };
};
