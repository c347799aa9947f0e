import { ceilTolerant } from './afronding.ts';
import { RANDAFSTAND } from './uitgangspunten.ts';
import { millimeter, type Millimeter } from './units.ts';

/** The room for hoekankers on one side (rekenmodel 4.1 step 10). */
export interface Ankerruimte {
  readonly lengte: Millimeter;
  readonly sMin: Millimeter;
  readonly sMax: Millimeter;
  readonly randafstand: Millimeter;
  /** Fewest hoekankers by distance, and the most that fit. */
  readonly nAfstand: number;
  readonly nMax: number;
  /** The edge distance that was asked for; `randafstand` is smaller where that leaves no room for s_min. */
  readonly gevraagdeRandafstand: Millimeter;
  /** The side has room for one hoekanker, in its middle. */
  readonly alleenMidden: boolean;
}

/** Positions from the corner, mm; hartOpHart is not rounded, null for a single hoekanker. */
export interface Ankerverdeling {
  readonly randafstand: Millimeter;
  readonly hartOpHart: number | null;
  readonly posities: readonly number[];
}

/** The edge distance that leaves room for s_min, or null when even the smallest does not. */
const passendeRandafstand = (
  lengte: Millimeter,
  sMin: Millimeter,
  randafstand: Millimeter,
): Millimeter | null => {
  if (lengte - 2 * randafstand >= sMin) return randafstand;
  const verkleind = Math.max(RANDAFSTAND.minimum, Math.floor((lengte - sMin) / 2));
  return lengte - 2 * verkleind >= sMin ? millimeter(verkleind) : null;
};

/** Numbers by distance (rekenmodel 4.1 step 10); a short side takes a smaller edge distance or one anchor. */
export const ankerruimte = ({
  lengte,
  sMin,
  sMax,
  randafstand,
}: Pick<Ankerruimte, 'lengte' | 'sMin' | 'sMax' | 'randafstand'>): Ankerruimte => {
  const passend = passendeRandafstand(lengte, sMin, randafstand);
  if (passend === null) {
    const midden = millimeter(lengte / 2);
    return {
      lengte,
      sMin,
      sMax,
      randafstand: midden,
      gevraagdeRandafstand: randafstand,
      nAfstand: 1,
      nMax: 1,
      alleenMidden: true,
    };
  }
  const vrij = lengte - 2 * passend;
  return {
    lengte,
    sMin,
    sMax,
    randafstand: passend,
    gevraagdeRandafstand: randafstand,
    nAfstand: Math.max(2, 1 + ceilTolerant(vrij / sMax)),
    nMax: 1 + Math.floor(vrij / sMin),
    alleenMidden: false,
  };
};

/**
 * Lays out `aantal` hoekankers evenly (rekenmodel 4.1 step 12). A single one stands in the middle; several on
 * a side with room for one start at the smallest edge distance.
 */
export const verdeelAnkers = (ruimte: Ankerruimte, aantal: number): Ankerverdeling => {
  const { lengte } = ruimte;
  if (aantal === 1) {
    return {
      randafstand: millimeter(lengte / 2),
      hartOpHart: null,
      posities: [Math.round(lengte / 2)],
    };
  }
  const randafstand = ruimte.alleenMidden
    ? millimeter(Math.min(RANDAFSTAND.minimum, lengte / 2))
    : ruimte.randafstand;
  const hartOpHart = (lengte - 2 * randafstand) / (aantal - 1);
  const posities = Array.from({ length: aantal }, (_, index) =>
    Math.round(randafstand + index * hartOpHart),
  );
  return { randafstand, hartOpHart, posities };
};
