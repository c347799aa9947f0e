import { IFCOPENINGELEMENT } from 'web-ifc';

import type { Point } from '../read/body.ts';
import type { Box } from '../read/box.ts';
import { referenceOf } from '../read/entity.ts';
import { findElements } from '../read/findElements.ts';
import type { IfcModel } from '../read/ifcModel.ts';
import { overallOf } from '../read/matenOf.ts';
import type { Relations } from '../read/relations.ts';
import { shapesOf } from '../read/shapes.ts';
import type { GeenPlaats } from './geenPlaats.ts';
import { times } from './vector.ts';
import {
  isMaat,
  isRechtop,
  vlakVan,
  vlakZonderVorm,
  type Stand,
  type Vlak,
  type VlakMaten,
} from './vlakVan.ts';

/** Why an element gets no hoekankers, and the size of the body that comes nearest to what was advised. */
export interface GeenPlek {
  reden: GeenPlaats;
  maat: VlakMaten | null;
}

type Plek = { placement: number; vlak: Vlak } | GeenPlek;

/** mm that the middles of an element and of the opening around it may lie apart. */
const NAAST = 100;

const ligtIn = (een: Box, ander: Box): boolean =>
  Math.hypot(een.middle[0] - ander.middle[0], een.middle[1] - ander.middle[1]) <= NAAST &&
  Math.abs(een.bottom + een.top - ander.bottom - ander.top) / 2 <= NAAST;

/** The lines whose bodies may show the outline of an element, in the order in which they count. */
const vormenVan = (model: IfcModel, relations: Relations) => {
  const shapes = shapesOf(model);
  // As the reader measures them: battens are parts of an assembly, but not of its size.
  const gevonden = new Map(
    findElements({ model, relations, boxOf: shapes.own }).map((found) => [found.id, found]),
  );
  let openingen: { id: number; doos: Box }[] | null = null;
  const rondom = (id: number): number[][] => {
    const found = gevonden.get(id);
    const eigen = found === undefined ? shapes.own(id) : shapes.whole(found);
    if (eigen === null) return [];
    openingen ??= model.idsOf(IFCOPENINGELEMENT).flatMap((each) => {
      const doos = shapes.own(each);
      return doos === null ? [] : [{ id: each, doos }];
    });
    return openingen.filter(({ doos }) => ligtIn(doos, eigen)).map((each) => [each.id]);
  };
  return {
    eerst: (id: number): number[][] => {
      const parts = relations.partsOf(id);
      const openings = [id, ...parts].flatMap((each) => relations.openingOf(each) ?? []);
      return [
        [id, ...(gevonden.get(id)?.sizing ?? [])],
        [id],
        [...parts],
        ...openings.map((opening) => [opening]),
      ];
    },
    /** Openings that stand around it, though nothing says that it fills them: looked for last. */
    rondom,
  };
};

/**
 * Tells where the outlines of elements lie, by their own bodies, those of their parts, or the opening that
 * they are in.
 * @param eenheid mm in the unit of length
 */
export const plaatserVan = (model: IfcModel, relations: Relations, eenheid: number) => {
  const vormen = vormenVan(model, relations);
  const vormVan = (id: number) => (ids: readonly number[]) => ({
    punten: ids.flatMap((each): readonly Point[] => model.body(each)?.corners ?? []),
    isEigen: ids.length === 1 && ids[0] === id,
  });
  return (id: number, maat: VlakMaten): Plek => {
    const line = model.line(id);
    const placement = referenceOf(line, 'ObjectPlacement');
    if (placement === null) return { reden: 'geenPlaatsing', maat: null };
    const { origin, axes } = model.placement(placement);
    const stand: Stand = { origin: times(origin, eenheid), axes };
    const eerst = vlakVan(stand, vormen.eerst(id).map(vormVan(id)), maat);
    if (eerst === null) {
      const { breedte, hoogte } = overallOf({ units: { length: eenheid } }, line);
      if (breedte === null || hoogte === null) return { reden: 'geenVorm', maat: null };
      if (!isMaat(breedte, maat.breedte) || !isMaat(hoogte, maat.hoogte))
        return { reden: 'andereMaat', maat: { breedte, hoogte } };
      const vlak = vlakZonderVorm(stand);
      return vlak === null ? { reden: 'geenVorm', maat: null } : { placement, vlak };
    }
    const gezien =
      'vlak' in eerst ? eerst : vlakVan(stand, vormen.rondom(id).map(vormVan(id)), maat);
    if (gezien !== null && 'vlak' in gezien)
      return isRechtop(stand)
        ? { placement, vlak: gezien.vlak }
        : { reden: 'nietRechtop', maat: null };
    return { reden: 'andereMaat', maat: 'maat' in eerst ? eerst.maat : null };
  };
};
