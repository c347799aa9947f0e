import type { ZijdeAnkers } from '@adviestool/ui/tekeningGegevens';

interface Side {
  /** All in mm. */
  lengte: number;
  randafstand: number;
  /** Largest hart-op-hart distance. */
  maximum: number;
}

/** The fewest hoekankers that the largest distance allows, for a drawing without an advice. */
export const estimateAnkers = ({ lengte, randafstand, maximum }: Side): ZijdeAnkers => {
  const vrij = lengte - 2 * randafstand;
  if (vrij <= 0) return { posities: [lengte / 2], hartOpHart: null, randafstand: lengte / 2 };
  const vakken = Math.max(1, Math.ceil(vrij / maximum));
  const hartOpHart = vrij / vakken;
  const posities = Array.from({ length: vakken + 1 }, (_, index) =>
    Math.round(randafstand + index * hartOpHart),
  );
  return { posities, hartOpHart: Math.floor(hartOpHart), randafstand };
};
