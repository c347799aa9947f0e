import { referencesOf, textOf, type Entity } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';
import type { Relations } from './relations.ts';
import type { Measured } from './units.ts';

/** Values of an element by name, in small letters without spaces and signs. */
export type Properties = ReadonlyMap<string, Measured>;

/** Attributes of property and quantity classes that hold the value. */
const VALUES = ['NominalValue', 'LengthValue', 'WeightValue'] as const;

const normalized = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

const measuredOf = (entity: Entity): Measured | null => {
  const attribute = VALUES.find((name) => entity[name] !== undefined && entity[name] !== null);
  return attribute === undefined ? null : { entity, attribute };
};

/** Properties and quantities of an element: its own come before those of its type. */
export const readProperties = (model: IfcModel, relations: Relations, id: number): Properties => {
  const ofType = referencesOf(model.line(relations.typeOf(id)), 'HasPropertySets');
  const values = new Map<string, Measured>();
  for (const set of [...relations.setsOf(id), ...ofType]) {
    const line = model.line(set);
    const members = [...referencesOf(line, 'HasProperties'), ...referencesOf(line, 'Quantities')];
    for (const member of members) {
      const entity = model.line(member);
      const name = normalized(textOf(entity, 'Name') ?? '');
      const measured = entity === null ? null : measuredOf(entity);
      if (measured !== null && !values.has(name)) values.set(name, measured);
    }
  }
  return values;
};

/** The value under the first name that is there. */
export const firstOf = (properties: Properties, names: readonly string[]): Measured | null => {
  const name = names.find((each) => properties.has(each));
  return name === undefined ? null : (properties.get(name) ?? null);
};
