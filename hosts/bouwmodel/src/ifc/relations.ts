import {
  IFCBUILDINGSTOREY,
  IFCRELAGGREGATES,
  IFCRELCONTAINEDINSPATIALSTRUCTURE,
  IFCRELDEFINESBYPROPERTIES,
  IFCRELDEFINESBYTYPE,
} from 'web-ifc';

import { referenceOf, referencesOf } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';

export interface Relations {
  /** Property and quantity sets of an element itself. */
  setsOf: (id: number) => readonly number[];
  /** The type or style of an element. */
  typeOf: (id: number) => number | null;
  /** The storey that an element stands on, also by way of the assembly it is part of. */
  storeyOf: (id: number) => number | null;
}

interface Attributes {
  /** Names of the attributes: the many, and the one that they belong to. */
  many: string;
  one: string;
}

const oneOfEach = (model: IfcModel, ifcClass: number, { many, one }: Attributes) => {
  const found = new Map<number, number>();
  for (const id of model.idsOf(ifcClass)) {
    const relation = model.line(id);
    const target = referenceOf(relation, one);
    if (target === null) continue;
    for (const each of referencesOf(relation, many)) found.set(each, target);
  }
  return found;
};

const setsOfEach = (model: IfcModel) => {
  const found = new Map<number, number[]>();
  for (const id of model.idsOf(IFCRELDEFINESBYPROPERTIES)) {
    const relation = model.line(id);
    const set = referenceOf(relation, 'RelatingPropertyDefinition');
    if (set === null) continue;
    for (const each of referencesOf(relation, 'RelatedObjects')) {
      const sets = found.get(each);
      if (sets === undefined) found.set(each, [set]);
      else sets.push(set);
    }
  }
  return found;
};

/** Reads once what belongs to what. */
export const readRelations = (model: IfcModel): Relations => {
  const sets = setsOfEach(model);
  const types = oneOfEach(model, IFCRELDEFINESBYTYPE, {
    many: 'RelatedObjects',
    one: 'RelatingType',
  });
  const places = oneOfEach(model, IFCRELCONTAINEDINSPATIALSTRUCTURE, {
    many: 'RelatedElements',
    one: 'RelatingStructure',
  });
  const wholes = oneOfEach(model, IFCRELAGGREGATES, {
    many: 'RelatedObjects',
    one: 'RelatingObject',
  });
  return {
    setsOf: (id) => sets.get(id) ?? [],
    typeOf: (id) => types.get(id) ?? null,
    storeyOf: (id) => {
      const seen = new Set<number>();
      let current: number | undefined = id;
      while (current !== undefined && !seen.has(current)) {
        if (model.isOf(current, IFCBUILDINGSTOREY)) return current;
        seen.add(current);
        current = places.get(current) ?? wholes.get(current);
      }
      return null;
    },
  };
};
