import type { Element, ModelPlaats } from '@adviestool/ifc/bouwmodel';
import { listsBy } from '@adviestool/ifc/listsBy';

import { GETEKENDE_MAAT } from './plattegrond.ts';
import type { Vlak } from './vlak.ts';

/** Facades that differ less than this are drawn as one, degrees. */
const SECTOR = 10;
/** Keeps what differs in its last digits in one sector, degrees. */
const RUIS = 0.01;

/** What looks to one side, as it is seen from outside. */
export interface Gevel {
  /** Degrees clockwise from north; from the top of the plan when the model knows no north. */
  richting: number;
  vlakken: readonly Vlak[];
}

interface Geplaatst {
  element: Element;
  plaats: ModelPlaats;
}

interface Punt {
  x: number;
  y: number;
}

const modulo = (value: number, base: number): number => ((value % base) + base) % base;

/** A length of one, so many degrees counter-clockwise from x. */
const unit = (degrees: number): Punt => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
};

const along = (a: Punt, b: Punt): number => a.x * b.x + a.y * b.y;

const middleOf = (all: readonly Geplaatst[]): Punt => ({
  x: all.reduce((sum, { plaats }) => sum + plaats.x, 0) / all.length,
  y: all.reduce((sum, { plaats }) => sum + plaats.y, 0) / all.length,
});

/**
 * The direction of north in the plan, degrees counter-clockwise from x; the top of the plan when no
 * element knows where it looks.
 */
const northOf = (all: readonly Geplaatst[]): number => {
  const known = all.find(({ element }) => element.orientatie !== null);
  const orientatie = known?.element.orientatie ?? null;
  return known === undefined || orientatie === null ? 90 : orientatie + known.plaats.hoek - 90;
};

/** Where an element looks, degrees clockwise from north: for a drawing, away from the middle when it is not known. */
const richtingOf = ({ element, plaats }: Geplaatst, middle: Punt, north: number): number => {
  if (element.orientatie !== null) return element.orientatie;
  const from = { x: plaats.x - middle.x, y: plaats.y - middle.y };
  const normaal = plaats.hoek + (along(from, unit(plaats.hoek + 90)) < 0 ? -90 : 90);
  return north - normaal;
};

const vlakOf = ({ element, plaats }: Geplaatst, right: Punt): Vlak => {
  const breedte = element.breedte ?? GETEKENDE_MAAT;
  const hoogte = element.hoogte ?? GETEKENDE_MAAT;
  const middle =
    element.hoogstePunt === null ? plaats.z + hoogte / 2 : element.hoogstePunt - hoogte / 2;
  return {
    globalId: element.globalId,
    x: along(plaats, right),
    y: -middle,
    breedte,
    hoogte,
    hoek: 0,
  };
};

/** The facades, clockwise from north; what stands inside or nowhere is in none. */
export const gevelsVan = (elementen: readonly Element[]): Gevel[] => {
  const all = elementen.flatMap((element) =>
    element.plaats === null || element.isBinnen ? [] : { element, plaats: element.plaats },
  );
  const middle = middleOf(all);
  const north = northOf(all);
  const found = listsBy(all, (geplaatst) => {
    const richting = richtingOf(geplaatst, middle, north) + RUIS;
    return modulo(Math.round(richting / SECTOR) * SECTOR, 360);
  });
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([richting, those]) => {
      // Who looks at it from outside has this on the right.
      const right = unit(north - richting + 90);
      return { richting, vlakken: those.map((geplaatst) => vlakOf(geplaatst, right)) };
    });
};
