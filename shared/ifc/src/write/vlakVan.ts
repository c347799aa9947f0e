import type { Point } from '../read/body.ts';
import type { IfcModel } from '../read/ifcModel.ts';
import { dot, plus, times } from './vector.ts';

/** mm that a body may differ from what was advised. */
const SPELING = 20;
/** mm that trim may stand out beyond the size that an element says it has, at either end. */
const RAND = 100;
/** Cosine of what still counts as upright. */
const UPRIGHT = 0.999;

/** The outline of a gevelvulling in the axes of its element; in mm, the axes without a unit. */
export interface Vlak {
  /** Its lower corner where the width begins, halfway its thickness. */
  hoek: Point;
  /** The direction of the width, and up. */
  langs: Point;
  op: Point;
}

/** Of an element as it is advised, mm. */
export interface VlakMaten {
  breedte: number;
  hoogte: number;
}

const UNITS: readonly Point[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const UP: Point = [0, 0, 1];

/** Extent along an axis. */
interface Bereik {
  as: Point;
  laag: number;
  hoog: number;
}

const bereikLangs = (as: Point, punten: readonly Point[]): Bereik => {
  const langs = punten.map((punt) => dot(as, punt));
  return {
    as,
    laag: langs.reduce((low, value) => Math.min(low, value), Infinity),
    hoog: langs.reduce((high, value) => Math.max(high, value), -Infinity),
  };
};

const lengteVan = ({ laag, hoog }: Bereik): number => hoog - laag;
const middenVan = ({ laag, hoog }: Bereik): number => (laag + hoog) / 2;

/** The axes along which an element says its size, beginning at its origin (IfcWindow, IfcDoor). */
const MAAT_ASSEN: readonly Point[] = [
  [1, 0, 0],
  [0, 0, 1],
];

const isMaatAs = (as: Point): boolean => MAAT_ASSEN.some((each) => dot(each, as) === 1);

/**
 * Where a size begins along an axis: in the middle of a body of that size, or at the origin of the element
 * when its body lies around it. Null: it is another size.
 */
const beginVan = (bereik: Bereik, maat: number): number | null => {
  if (Math.abs(lengteVan(bereik) - maat) <= SPELING) return middenVan(bereik) - maat / 2;
  const isRondom = Math.abs(bereik.laag) <= RAND && Math.abs(bereik.hoog - maat) <= RAND;
  return isRondom && isMaatAs(bereik.as) ? 0 : null;
};

/** Up in the axes of the element, and the two level axes; null: it does not stand upright. */
const richtingenVan = (axes: readonly Point[]): { op: Point; vlak: readonly Point[] } | null => {
  const index = axes.findIndex((as) => Math.abs(dot(as, UP)) > UPRIGHT);
  const as = axes[index];
  const unit = UNITS[index];
  if (as === undefined || unit === undefined) return null;
  return { op: times(unit, Math.sign(dot(as, UP))), vlak: UNITS.filter((each) => each !== unit) };
};

interface Plaatsing {
  /** In mm. */
  origin: Point;
  axes: readonly [Point, Point, Point];
}

const vlakIn = (punten: readonly Point[], plaatsing: Plaatsing, maat: VlakMaten): Vlak | null => {
  const richtingen = richtingenVan(plaatsing.axes);
  if (richtingen === null) return null;
  const hoogte = bereikLangs(richtingen.op, punten);
  // The width is the longer one of the two level sides, as the reader of the model has it.
  const [breedte, dikte] = richtingen.vlak
    .map((as) => bereikLangs(as, punten))
    .toSorted((a, b) => lengteVan(b) - lengteVan(a));
  if (breedte === undefined || dikte === undefined) return null;
  const links = beginVan(breedte, maat.breedte);
  const onder = beginVan(hoogte, maat.hoogte);
  if (links === null || onder === null) return null;
  return {
    hoek: plus(
      times(breedte.as, links),
      times(hoogte.as, onder),
      times(dikte.as, middenVan(dikte)),
    ),
    langs: breedte.as,
    op: richtingen.op,
  };
};

/** Without a body the outline begins at the origin: the width along x, the height along z (IfcWindow, IfcDoor). */
const vlakZonderVorm = ({ axes }: Plaatsing): Vlak | null =>
  dot(axes[2], UP) > UPRIGHT ? { hoek: [0, 0, 0], langs: [1, 0, 0], op: [0, 0, 1] } : null;

interface Gevraagd {
  /** Number of its placement. */
  placement: number;
  /** Lines whose bodies may show the outline, in the order in which they count. */
  vormen: readonly (readonly number[])[];
  maat: VlakMaten;
  /** mm in the unit of length. */
  eenheid: number;
}

/**
 * Where the outline of an element lies, by the first body that has the advised size.
 * @returns null: every body has another size, or the element does not stand upright
 */
export const vlakVan = (
  model: IfcModel,
  { placement, vormen, maat, eenheid }: Gevraagd,
): Vlak | null => {
  const { origin, axes } = model.placement(placement);
  const plaatsing = { origin: times(origin, eenheid), axes };
  const eigen = (punt: Point): Point => {
    const vanaf = plus(punt, times(plaatsing.origin, -1));
    return [dot(axes[0], vanaf), dot(axes[1], vanaf), dot(axes[2], vanaf)];
  };
  let hasVorm = false;
  for (const ids of vormen) {
    const punten = ids.flatMap((id) => model.body(id)?.corners ?? []).map(eigen);
    if (punten.length === 0) continue;
    hasVorm = true;
    const vlak = vlakIn(punten, plaatsing, maat);
    if (vlak !== null) return vlak;
  }
  return hasVorm ? null : vlakZonderVorm(plaatsing);
};
