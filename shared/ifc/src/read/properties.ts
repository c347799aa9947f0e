import { referencesOf, textOf, type Entity } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';
import type { Relations } from './relations.ts';
import type { Measured } from './units.ts';

/** A property or quantity, and the set that it stands in. */
export interface Property {
  set: string;
  name: string;
  measured: Measured;
}

/** Values of an element by name, in small letters without spaces and signs. */
export type Properties = ReadonlyMap<string, Property>;

/** Attributes of property and quantity classes that hold the value. */
const VALUES = ['NominalValue', 'LengthValue', 'WeightValue'] as const;

const normalized = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

const measuredOf = (entity: Entity): Measured | null => {
  const attribute = VALUES.find((name) => entity[name] !== undefined && entity[name] !== null);
  return attribute === undefined ? null : { entity, attribute };
};

const readSet = (model: IfcModel, id: number): Property[] => {
  const line = model.line(id);
  const set = textOf(line, 'Name') ?? '';
  const members = [...referencesOf(line, 'HasProperties'), ...referencesOf(line, 'Quantities')];
  return members.flatMap((member) => {
    const entity = model.line(member);
    const measured = entity === null ? null : measuredOf(entity);
    return measured === null ? [] : { set, name: textOf(entity, 'Name') ?? '', measured };
  });
};

/** Reads the properties of one element after another; a set that many of them have is read once. */
export const propertiesReader = (model: IfcModel, relations: Relations) => {
  const known = new Map<number, Property[]>();
  const setOf = (id: number): Property[] => {
    const found = known.get(id) ?? readSet(model, id);
    known.set(id, found);
    return found;
  };
  /** Those of the element itself come before those of its type; of one set alone where that is asked. */
  return (id: number, onlySet?: string): Properties => {
    const ofType = referencesOf(model.line(relations.typeOf(id)), 'HasPropertySets');
    const values = new Map<string, Property>();
    for (const property of [...relations.setsOf(id), ...ofType].flatMap(setOf)) {
      if (onlySet !== undefined && property.set !== onlySet) continue;
      const name = normalized(property.name);
      if (!values.has(name)) values.set(name, property);
    }
    return values;
  };
};

/** The values under these names that are there, in the order of the names. */
export const allOf = (properties: Properties, names: readonly string[]): Measured[] =>
  names.flatMap((name) => properties.get(name)?.measured ?? []);

/** The value under the first name that is there. */
export const firstOf = (properties: Properties, names: readonly string[]): Measured | null =>
  allOf(properties, names)[0] ?? null;
