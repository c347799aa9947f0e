import { textOf, type Entity } from './entity.ts';
import { firstOf, type Properties } from './properties.ts';

const NAMES = ['merk', 'mark', 'typemark', 'reference'];

/** A number that a program counts by, or a GUID: no mark that anybody gave. */
const isMachineMade = (tag: string): boolean =>
  /^\d{5,}$/.test(tag) || /^\{?[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}\}?$/i.test(tag);

/** The mark of an element: as a property, else its tag, else what kind of object it is. */
export const merkOf = (line: Entity | null, properties: Properties): string | null => {
  const property = firstOf(properties, NAMES);
  const given = property === null ? null : textOf(property.entity, property.attribute);
  if (given !== null) return given;
  const tag = textOf(line, 'Tag');
  if (tag !== null && !isMachineMade(tag)) return tag;
  return textOf(line, 'ObjectType');
};
