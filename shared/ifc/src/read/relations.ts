import {
  IFCBUILDING,
  IFCBUILDINGSTOREY,
  IFCRELAGGREGATES,
  IFCRELASSOCIATESMATERIAL,
  IFCRELCONTAINEDINSPATIALSTRUCTURE,
  IFCRELDEFINESBYPROPERTIES,
  IFCRELDEFINESBYTYPE,
  IFCRELFILLSELEMENT,
  IFCRELSPACEBOUNDARY,
  IFCRELVOIDSELEMENT,
  IFCSPACE,
} from 'web-ifc';

import { listsBy } from '../model/listsBy.ts';
import { referenceOf, referencesOf } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';

export interface Relations {
  /** Property and quantity sets of an element itself. */
  setsOf: (id: number) => readonly number[];
  /** The type or style of an element. */
  typeOf: (id: number) => number | null;
  /** The material, set of layers or list of materials of an element or its type. */
  materialOf: (id: number) => number | null;
  /** What an element is part of. */
  wholeOf: (id: number) => number | null;
  /** All that is part of an element, parts of parts too. */
  partsOf: (id: number) => readonly number[];
  /** The opening that a window or door fills. */
  openingOf: (id: number) => number | null;
  /** The wall that has the opening of a window or door. */
  hostOf: (id: number) => number | null;
  /** The rooms that an element is in, or else that it bounds. */
  spacesOf: (id: number) => readonly number[];
  /** The storey that an element stands on, also by way of what it is part of or the wall that it is in. */
  storeyOf: (id: number) => number | null;
  /** The building that it stands in, of buildings in one another the whole. */
  buildingOf: (id: number) => number | null;
}

interface Attributes {
  /** Names of the attributes: the many, or the one, and the one that they belong to. */
  many: string;
  one: string;
}

const oneOfEach = (model: IfcModel, ifcClass: number, { many, one }: Attributes) => {
  const found = new Map<number, number>();
  for (const id of model.idsOf(ifcClass)) {
    const relation = model.line(id);
    const target = referenceOf(relation, one);
    if (target === null) continue;
    const single = referenceOf(relation, many);
    for (const each of single === null ? referencesOf(relation, many) : [single])
      found.set(each, target);
  }
  return found;
};

const setsOfEach = (model: IfcModel) => {
  const pairs = model.idsOf(IFCRELDEFINESBYPROPERTIES).flatMap((id) => {
    const relation = model.line(id);
    const set = referenceOf(relation, 'RelatingPropertyDefinition');
    return set === null
      ? []
      : referencesOf(relation, 'RelatedObjects').map((element) => ({ element, set }));
  });
  return listsBy(pairs, ({ element }) => element);
};

const boundedOfEach = (model: IfcModel) => {
  const pairs = model.idsOf(IFCRELSPACEBOUNDARY).flatMap((id) => {
    const relation = model.line(id);
    const space = referenceOf(relation, 'RelatingSpace');
    const element = referenceOf(relation, 'RelatedBuildingElement');
    return space !== null && element !== null && model.isOf(space, IFCSPACE)
      ? [{ element, space }]
      : [];
  });
  return listsBy(pairs, ({ element }) => element);
};

const partsOfEach = (wholes: ReadonlyMap<number, number>) => {
  const found = listsBy(wholes, ([_part, whole]) => whole);
  const partsOf = (id: number, above: readonly number[]): number[] =>
    (found.get(id) ?? []).flatMap(([part]) =>
      // A file may say that a whole is part of its part.
      above.includes(part) ? [] : [part, ...partsOf(part, [...above, part])],
    );
  return (id: number): number[] => partsOf(id, [id]);
};

/** Reads once what belongs to what. */
export const readRelations = (model: IfcModel): Relations => {
  const sets = setsOfEach(model);
  const each = (ifcClass: number, many: string, one: string) =>
    oneOfEach(model, ifcClass, { many, one });
  const types = each(IFCRELDEFINESBYTYPE, 'RelatedObjects', 'RelatingType');
  const materials = each(IFCRELASSOCIATESMATERIAL, 'RelatedObjects', 'RelatingMaterial');
  const places = each(IFCRELCONTAINEDINSPATIALSTRUCTURE, 'RelatedElements', 'RelatingStructure');
  const wholes = each(IFCRELAGGREGATES, 'RelatedObjects', 'RelatingObject');
  const openings = each(IFCRELFILLSELEMENT, 'RelatedBuildingElement', 'RelatingOpeningElement');
  const hosts = each(IFCRELVOIDSELEMENT, 'RelatedOpeningElement', 'RelatingBuildingElement');
  const bounded = boundedOfEach(model);
  const typeOf = (id: number): number | null => types.get(id) ?? null;
  const hostOf = (id: number): number | null => hosts.get(openings.get(id) ?? 0) ?? null;
  /** An element and all that it is in, part of, or in the wall of, from the inside out. */
  const placesOf = (id: number): ReadonlySet<number> => {
    const seen = new Set<number>();
    let current: number | null = id;
    while (current !== null && !seen.has(current)) {
      seen.add(current);
      current = places.get(current) ?? wholes.get(current) ?? hostOf(current);
    }
    return seen;
  };
  return {
    setsOf: (id) => (sets.get(id) ?? []).map(({ set }) => set),
    typeOf,
    materialOf: (id) => materials.get(id) ?? materials.get(typeOf(id) ?? 0) ?? null,
    wholeOf: (id) => wholes.get(id) ?? null,
    partsOf: partsOfEach(wholes),
    openingOf: (id) => openings.get(id) ?? null,
    hostOf,
    spacesOf: (id) => {
      const place = places.get(id);
      return place !== undefined && model.isOf(place, IFCSPACE)
        ? [place]
        : (bounded.get(id) ?? []).map(({ space }) => space);
    },
    storeyOf: (id) =>
      [...placesOf(id)].find((place) => model.isOf(place, IFCBUILDINGSTOREY)) ?? null,
    buildingOf: (id) =>
      [...placesOf(id)].findLast((place) => model.isOf(place, IFCBUILDING)) ?? null,
  };
};
