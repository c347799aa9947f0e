/** A line of an IFC file: its attributes by their names in the schema. */
export type Entity = Readonly<Record<string, unknown>>;

/** How web-ifc marks an attribute that points to another line. */
const REFERENCE = 5;

const isEntity = (value: unknown): value is Entity => typeof value === 'object' && value !== null;

const plain = (attribute: unknown): unknown => (isEntity(attribute) ? attribute['value'] : null);

/** @param line what web-ifc gives for a line; nothing for one that is not there */
export const entityOf = (line: unknown): Entity | null => (isEntity(line) ? line : null);

/** A text or the name of an enumeration's item; null when it is missing or blank. */
export const textOf = (entity: Entity | null, name: string): string | null => {
  const value = plain(entity?.[name]);
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
};

export const textsOf = (entity: Entity | null, name: string): string[] => {
  const list = entity?.[name];
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => textOf({ item }, 'item') ?? []);
};

export const numberOf = (entity: Entity | null, name: string): number | null => {
  const value = plain(entity?.[name]);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** Numbers of a list, such as the coordinates of a point. */
export const numbersOf = (entity: Entity | null, name: string): number[] => {
  const list = entity?.[name];
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) =>
    typeof item === 'number' ? item : (numberOf({ item }, 'item') ?? []),
  );
};

/** An EXPRESS boolean: web-ifc gives it as a boolean or as the letter that stands in the file. */
export const booleanOf = (entity: Entity | null, name: string): boolean | null => {
  const value = plain(entity?.[name]);
  if (value === true || value === 'T') return true;
  return value === false || value === 'F' ? false : null;
};

/** The measure that a value was written in, such as IFCLENGTHMEASURE. */
export const measureOf = (entity: Entity | null, name: string): string => {
  const measure = entityOf(entity?.[name])?.['name'];
  return typeof measure === 'string' ? measure : '';
};

const idIn = (attribute: unknown): number | null => {
  if (!isEntity(attribute) || attribute['type'] !== REFERENCE) return null;
  const id = attribute['value'];
  // Line 0 is none: that is how `*` comes in.
  return typeof id === 'number' && id > 0 ? id : null;
};

/** The line that an attribute points to. */
export const referenceOf = (entity: Entity | null, name: string): number | null =>
  idIn(entity?.[name]);

export const referencesOf = (entity: Entity | null, name: string): number[] => {
  const list = entity?.[name];
  return Array.isArray(list) ? list.flatMap((item: unknown) => idIn(item) ?? []) : [];
};
