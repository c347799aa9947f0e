import type { Point } from '../read/body.ts';
import { boxOf, levelAxisOf, type Box } from '../read/box.ts';
import type { PlanPoint } from '../read/hull.ts';
import { isMaat, isZelfdeMaat, type VlakMaten } from './maat.ts';
import { dot, plus, times } from './vector.ts';

/** mm that trim may stand out beyond the size that an element says it has, at either end. */
const RAND = 100;

/** The outline of a gevelvulling in the axes of its element; in mm, the axes without a unit. */
export interface Vlak {
  /** Its lower corner where the width begins, halfway its thickness. */
  hoek: Point;
  /** The direction of the width, and up. */
  langs: Point;
  op: Point;
}

/** Where an element stands in the model: mm, and its axes without a unit. */
export interface Stand {
  origin: Point;
  axes: readonly [Point, Point, Point];
}

/** Without the noise of a turn. */
const tidied = (value: number): number => Math.round(value * 1e9) / 1e9;

const inAxes = ([x, y, z]: Stand['axes'], v: Point): Point => [dot(x, v), dot(y, v), dot(z, v)];

const inElement = ({ origin, axes }: Stand, punt: Point): Point =>
  inAxes(axes, plus(punt, times(origin, -1)));

const richtingIn = ({ axes }: Stand, richting: Point): Point => {
  const [x, y, z] = inAxes(axes, richting);
  return [tidied(x), tidied(y), tidied(z)];
};

/** A box of the advised size: the outline is in its middle, halfway its thickness. */
const vlakIn = (stand: Stand, doos: Box, maat: VlakMaten): Vlak => {
  const [rx, ry] = doos.richting;
  const langs: Point = [rx, ry, 0];
  // The width begins where x of the element does.
  const vooruit = dot(stand.axes[0], langs) < 0 ? times(langs, -1) : langs;
  const onder = doos.bottom + (doos.hoogte - maat.hoogte) / 2;
  const midden: Point = [doos.middle[0], doos.middle[1], onder];
  return {
    hoek: inElement(stand, plus(midden, times(vooruit, -maat.breedte / 2))),
    langs: richtingIn(stand, vooruit),
    op: richtingIn(stand, [0, 0, 1]),
  };
};

/**
 * The outline that a window or door says it has: from its origin, along x and z. Only where the body has
 * corners there, so that what stands out around it is trim.
 */
const vlakBinnenRand = (stand: Stand, punten: readonly Point[], maat: VlakMaten): Vlak | null => {
  if (stand.axes[2][2] < UPRIGHT) return null;
  const eigen = punten.map((punt) => inElement(stand, punt));
  const buiten = eigen.some(
    ([x, , z]) => Math.max(-x, x - maat.breedte, -z, z - maat.hoogte) > RAND,
  );
  if (buiten) return null;
  const hoeken = [0, maat.breedte].flatMap((x) =>
    [0, maat.hoogte].map((z) => eigen.filter((punt) => isMaat(punt[0], x) && isMaat(punt[2], z))),
  );
  if (hoeken.some((daar) => daar.length === 0)) return null;
  const diepten = hoeken.flat().map((punt) => punt[1]);
  const [voor, achter] = [Math.min(...diepten), Math.max(...diepten)];
  return { hoek: [0, (voor + achter) / 2, 0], langs: [1, 0, 0], op: [0, 0, 1] };
};

/** Cosine of what still counts as upright. */
const UPRIGHT = 0.999;

/** Whether one of the axes of an element points up. */
export const isRechtop = ({ axes }: Stand): boolean => axes.some((as) => Math.abs(as[2]) > UPRIGHT);

/** An outline without a body: from the origin, along x and z (IfcWindow, IfcDoor). */
export const vlakZonderVorm = ({ axes }: Stand): Vlak | null =>
  axes[2][2] > UPRIGHT ? { hoek: [0, 0, 0], langs: [1, 0, 0], op: [0, 0, 1] } : null;

/** How far a size is from another, to tell which of several comes nearest. */
const afstand = (een: VlakMaten, ander: VlakMaten): number =>
  Math.abs(een.breedte - ander.breedte) + Math.abs(een.hoogte - ander.hoogte);

interface Vorm {
  punten: readonly Point[];
  /** It is the body of the element itself, which may have trim around it. */
  isEigen: boolean;
}

/**
 * Where the outline of an element lies, by the first body that has the advised size.
 * @param vormen in the order in which they count
 * @returns the outline; else the size of the body that comes nearest; null: there is no body
 */
export const vlakVan = (
  stand: Stand,
  vormen: readonly Vorm[],
  maat: VlakMaten,
): { vlak: Vlak } | { maat: VlakMaten } | null => {
  let naaste: VlakMaten | null = null;
  for (const { punten, isEigen } of vormen) {
    const richtingen: (PlanPoint | null)[] = [levelAxisOf(stand.axes), null];
    for (const richting of richtingen) {
      const doos = boxOf(punten, richting);
      if (doos === null) break;
      if (isZelfdeMaat(doos, maat)) return { vlak: vlakIn(stand, doos, maat) };
      if (naaste === null || afstand(doos, maat) < afstand(naaste, maat))
        naaste = { breedte: Math.round(doos.breedte), hoogte: Math.round(doos.hoogte) };
    }
    const binnen = isEigen ? vlakBinnenRand(stand, punten, maat) : null;
    if (binnen !== null) return { vlak: binnen };
  }
  return naaste === null ? null : { maat: naaste };
};
