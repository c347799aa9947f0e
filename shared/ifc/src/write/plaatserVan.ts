import { IFCOPENINGELEMENT } from 'web-ifc';

import type { Point } from '../read/body.ts';
import type { Box } from '../read/box.ts';
import { referenceOf } from '../read/entity.ts';
import { findElements } from '../read/findElements.ts';
import type { IfcModel } from '../read/ifcModel.ts';
import { matenOf, overallOf } from '../read/matenOf.ts';
import { propertiesReader } from '../read/properties.ts';
import { saidOf } from '../read/readElements.ts';
import type { Relations } from '../read/relations.ts';
import { shapesOf } from '../read/shapes.ts';
import type { Units } from '../read/units.ts';
import type { GeenPlaats } from './geenPlaats.ts';
import { times } from './vector.ts';
import { isZelfdeMaat, maatVan, type VlakMaten } from './maat.ts';
import { isRechtop, vlakVan, vlakZonderVorm, type Stand, type Vlak } from './vlakVan.ts';

/** Why an element gets no hoekankers, and the size of the body that comes nearest to what was advised. */
export interface GeenPlek {
  reden: GeenPlaats;
  maat: VlakMaten | null;
  /**
   * The reader lists it with the size that was advised all the same, such as that of its properties. Null: the model
   * does not say how large it is.
   */
  heeftMaat: boolean | null;
}

export type Plek = { placement: number; vlak: Vlak } | GeenPlek;

/** mm that the middles of an element and of the opening around it may lie apart. */
const NAAST = 100;

const ligtIn = (een: Box, ander: Box): boolean =>
  Math.hypot(een.middle[0] - ander.middle[0], een.middle[1] - ander.middle[1]) <= NAAST &&
  Math.abs(een.bottom + een.top - ander.bottom - ander.top) / 2 <= NAAST;

/** The lines whose bodies may show the outline of an element, in the order in which they count. */
const vormenVan = (model: IfcModel, relations: Relations, units: Units) => {
  const shapes = shapesOf(model);
  const propertiesOf = propertiesReader(model, relations);
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
    /** The sizes that the list of the model has of it: the one that counts, and both where they differ. */
    gelezen: (id: number): VlakMaten[] => {
      const found = gevonden.get(id);
      if (found === undefined) return [maatVan(overallOf({ units }, model.line(id))) ?? []].flat();
      const { maatverschil, ...maten } = matenOf(
        { model, units, groundOf: () => 0 },
        {
          found,
          properties: propertiesOf(id),
          box: shapes.whole(found),
          said: saidOf({ model, relations }, found, shapes.own),
        },
      );
      return [maatVan(maten) ?? [], Object.values(maatverschil ?? {})].flat();
    },
  };
};

/**
 * Tells where the outlines of elements lie, by their own bodies, those of their parts, or the opening that
 * they are in.
 */
export const plaatserVan = (model: IfcModel, relations: Relations, units: Units) => {
  const vormen = vormenVan(model, relations, units);
  const vormVan = (id: number) => (ids: readonly number[]) => ({
    punten: ids.flatMap((each): readonly Point[] => model.body(each)?.corners ?? []),
    isEigen: ids.length === 1 && ids[0] === id,
  });
  const geenPlek =
    (id: number, maat: VlakMaten) =>
    (reden: GeenPlaats, gemeten: VlakMaten | null = null): GeenPlek => {
      const gelezen = vormen.gelezen(id);
      const [eerste = gemeten] = gelezen;
      const heeftMaat = eerste === null ? null : gelezen.some((each) => isZelfdeMaat(each, maat));
      return eerste === null || heeftMaat
        ? { reden, maat: gemeten, heeftMaat }
        : { reden: 'andereMaat', maat: gemeten ?? eerste, heeftMaat };
    };
  const zoek = (id: number, maat: VlakMaten): Plek => {
    const line = model.line(id);
    const geen = geenPlek(id, maat);
    const placement = referenceOf(line, 'ObjectPlacement');
    if (placement === null) return geen('geenPlaatsing');
    const { origin, axes } = model.placement(placement);
    const stand: Stand = { origin: times(origin, units.length), axes };
    const eerst = vlakVan(stand, vormen.eerst(id).map(vormVan(id)), maat);
    if (eerst === null) {
      const eigen = maatVan(overallOf({ units }, line));
      const vlak = eigen !== null && isZelfdeMaat(eigen, maat) ? vlakZonderVorm(stand) : null;
      return vlak === null ? geen('geenVorm') : { placement, vlak };
    }
    const gezien =
      'vlak' in eerst ? eerst : vlakVan(stand, vormen.rondom(id).map(vormVan(id)), maat);
    if (gezien !== null && 'vlak' in gezien)
      return isRechtop(stand)
        ? { placement, vlak: gezien.vlak }
        : { reden: 'nietRechtop', maat: null, heeftMaat: true };
    return geen('andereMaat', 'maat' in eerst ? eerst.maat : null);
  };
  // Asked for the property set and for the hoekankers of one element.
  const gezocht = new Map<string, Plek>();
  return (id: number, maat: VlakMaten): Plek => {
    const sleutel = `${id} ${maat.breedte} ${maat.hoogte}`;
    const plek = gezocht.get(sleutel) ?? zoek(id, maat);
    gezocht.set(sleutel, plek);
    return plek;
  };
};
