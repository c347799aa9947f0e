import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { StepAttribute, StepLine } from './readStep.ts';

/*
 * Checks lines by the EXPRESS of IFC as web-ifc publishes it in types: the number of attributes, which may
 * be absent, what a reference points to, items of enumerations, kinds of values. Its rules (WHERE) are not
 * among those types, and are not checked.
 */

type SchemaNaam = 'IFC2X3' | 'IFC4' | 'IFC4X3';

interface Klasse {
  naam: string;
  parent: string;
  /** Types of its attributes, in order. */
  attributen: readonly string[];
  items: ReadonlySet<string>;
  isTekst: boolean;
}

interface Schema {
  klassen: ReadonlyMap<string, Klasse>;
  selects: ReadonlyMap<string, readonly string[]>;
}

const source = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('web-ifc')), 'ifc-schema.d.ts'),
  'utf8',
);

/** Splits at a sign that stands in no brackets. */
const splitAt = (text: string, sign: ',' | '|'): string[] => {
  const parts = [''];
  let depth = 0;
  for (const each of text) {
    if ('(<['.includes(each)) depth += 1;
    if (')>]'.includes(each)) depth -= 1;
    if (each === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += each;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

const klasseOf = (naam: string, parent: string, body: string): Klasse => {
  const [, given = ''] = /constructor\((.*)\);/.exec(body) ?? [];
  return {
    naam,
    parent,
    attributen: splitAt(given, ',').map((each) => each.slice(each.indexOf(':') + 1).trim()),
    items: new Set(Array.from(body.matchAll(/static (\w+): any/g), ([, item = '']) => item)),
    isTekst: /value: string;/.test(body),
  };
};

const readSchema = (naam: SchemaNaam): Schema => {
  const begin = source.indexOf(`export declare namespace ${naam} {`);
  const text = source.slice(begin, source.indexOf('\n}', begin));
  const klassen = Array.from(
    text.matchAll(/^ {4}(?:abstract )?class (\w+)(?: extends (\w+))? \{([^]*?)^ {4}\}/gm),
    ([, each = '', parent = '', body = '']) =>
      [each.toUpperCase(), klasseOf(each, parent, body)] as const,
  );
  const selects = Array.from(
    text.matchAll(/^ {4}type (\w+) = (.*);$/gm),
    ([, each = '', types = '']) => [each, splitAt(types, '|')] as const,
  );
  return { klassen: new Map(klassen), selects: new Map(selects) };
};

const isA = ({ klassen }: Schema, entity: string, wanted: string): boolean => {
  for (
    let klasse = klassen.get(entity.toUpperCase());
    klasse !== undefined;
    klasse = klassen.get(klasse.parent.toUpperCase())
  ) {
    if (klasse.naam === wanted) return true;
  }
  return false;
};

interface Bron {
  schema: Schema;
  lines: ReadonlyMap<number, StepLine>;
}

/** Whether a value is of a type that stands alone, without `|`. */
const isOfOne = (bron: Bron, value: StepAttribute, type: string): boolean => {
  const { schema, lines } = bron;
  const [, handled] = /^\(Handle<(\w+)> \| \w+\)$/.exec(type) ?? [];
  if (handled !== undefined) {
    const isRef = typeof value === 'object' && value !== null && 'ref' in value;
    const line = isRef ? lines.get(value.ref) : undefined;
    return line !== undefined && isA(schema, line.entity, handled);
  }
  if (type.endsWith('[]')) {
    const item = type.slice(0, -2).replace(/^\((?!Handle)(.*)\)$/, '$1');
    return Array.isArray(value) && value.every((each) => isOfType(bron, each, item));
  }
  if (type === 'number') return typeof value === 'number';
  const select = schema.selects.get(type);
  if (select !== undefined) return select.some((each) => isSelected(bron, value, each));
  const klasse = schema.klassen.get(type.toUpperCase());
  if (klasse === undefined) return false;
  if (typeof value === 'object' && value !== null && 'item' in value)
    return klasse.items.has(value.item) || (type === 'IfcBoolean' && /^[TF]$/.test(value.item));
  if (klasse.naam === 'IfcGloballyUniqueId')
    return typeof value === 'string' && /^[0-3][\w$]{21}$/.test(value);
  return klasse.isTekst
    ? typeof value === 'string'
    : klasse.parent === 'NumberHandle' && typeof value === 'number';
};

/** In a choice of types a value says which one it is. */
const isSelected = (bron: Bron, value: StepAttribute, type: string): boolean => {
  if (typeof value === 'object' && value !== null && 'type' in value)
    return bron.schema.selects.has(type)
      ? isOfOne(bron, value, type)
      : value.type === type.toUpperCase() && isOfOne(bron, value.value, type);
  return isOfOne(bron, value, type) && (type.includes('Handle<') || bron.schema.selects.has(type));
};

const isOfType = (bron: Bron, value: StepAttribute, type: string): boolean => {
  const types = splitAt(type, '|');
  if (value === null) return types.includes('null');
  return types.some((each) => each !== 'null' && isOfOne(bron, value, each));
};

const known = new Map<SchemaNaam, Schema>();

const schemaOf = (naam: SchemaNaam): Schema => {
  const schema = known.get(naam) ?? readSchema(naam);
  known.set(naam, schema);
  return schema;
};

/** What of lines is not as the schema has it; none: they are valid. @param which numbers of the lines */
export const schemaObjections = (
  naam: SchemaNaam,
  lines: ReadonlyMap<number, StepLine>,
  which: readonly number[],
): string[] => {
  const bron: Bron = { schema: schemaOf(naam), lines };
  return which.flatMap((id) => {
    const line = lines.get(id);
    if (line === undefined) return [`#${id} is not there`];
    const klasse = bron.schema.klassen.get(line.entity);
    if (klasse === undefined) return [`#${id}: ${line.entity} is no class of ${naam}`];
    if (klasse.attributen.length !== line.attributes.length)
      return [`#${id}: ${line.entity} has ${line.attributes.length} attributes`];
    return klasse.attributen.flatMap((type, index) =>
      isOfType(bron, line.attributes[index] ?? null, type)
        ? []
        : [`#${id}: ${line.entity}, attribute ${index + 1} is no ${type}`],
    );
  });
};
