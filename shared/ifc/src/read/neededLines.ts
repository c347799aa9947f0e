import { klasseAt, referencesAt } from './lineAt.ts';

/*
 * Which lines of a file say something of what is read: its project and places, the elements that may be
 * gevelvullingen, what these are made of and cut by, and all that leads from there. The rest, such as pipes,
 * furniture, reinforcement and colours, is most of a large model, and the parser would keep each line of it.
 */

const named = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => `IFC${name}`));

/** Read with all that they point to: the classes that are asked for, with those below them. */
export const READ = named(
  'PROJECT',
  'APPLICATION',
  'GEOMETRICREPRESENTATIONCONTEXT',
  'GEOMETRICREPRESENTATIONSUBCONTEXT',
  'SPACE',
  'WINDOW',
  'WINDOWSTANDARDCASE',
  'DOOR',
  'DOORSTANDARDCASE',
  'WALL',
  'WALLSTANDARDCASE',
  'WALLELEMENTEDCASE',
  'CURTAINWALL',
  'ELEMENTASSEMBLY',
  'BUILDINGELEMENTPROXY',
  'SLAB',
  'SLABSTANDARDCASE',
  'SLABELEMENTEDCASE',
  'OPENINGELEMENT',
  'OPENINGSTANDARDCASE',
  // What a hoekanker is written as.
  'FASTENER',
  'MECHANICALFASTENER',
);

/** Read without their bodies, such as terrain. What is in a place is not part of it. */
export const PLACES = named('SITE', 'BUILDING', 'BUILDINGSTOREY');

/** A relation of which the lines that it points to tell whether it is read, and where it leads to then. */
interface Leads {
  /** Places of its attributes, from 0. */
  from: number;
  to: number | null;
}

/** What is part of, or cut out of, what is read is read as well. */
const PARTS = named('RELAGGREGATES', 'RELVOIDSELEMENT');
const [WHOLE, PART] = [4, 5] as const;

/** Read whatever they point to: they have an element's storey, wall and opening. */
const WHERE = named(
  'RELAGGREGATES',
  'RELVOIDSELEMENT',
  'RELFILLSELEMENT',
  'RELCONTAINEDINSPATIALSTRUCTURE',
);

const LEADS: readonly ReadonlyMap<string, Leads>[] = [
  new Map([['IFCRELDEFINESBYTYPE', { from: 4, to: 5 }]]),
  // After those: a type has materials too.
  new Map([
    ['IFCRELDEFINESBYPROPERTIES', { from: 4, to: 5 }],
    ['IFCRELASSOCIATESMATERIAL', { from: 4, to: 5 }],
    ['IFCRELSPACEBOUNDARY', { from: 5, to: null }],
    ['IFCRELSPACEBOUNDARY1STLEVEL', { from: 5, to: null }],
    ['IFCRELSPACEBOUNDARY2NDLEVEL', { from: 5, to: null }],
    ['IFCRELCONNECTSELEMENTS', { from: 6, to: 5 }],
  ]),
];

/** Of a place its body; of a type the bodies that others may have, who say so themselves. */
const BODY = 6;
const hasBodyToSkip = (klasse: string): boolean =>
  PLACES.has(klasse) || /^IFC\w+(?:TYPE|STYLE)$/.test(klasse);

const bitSet = (size: number) => {
  const bits = new Uint8Array((size >> 3) + 1);
  return {
    has: (id: number): boolean => ((bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0,
    add: (id: number): void => {
      bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7));
    },
  };
};

export interface NeededLines {
  /** It is in the file, and not read. */
  isLeftOut: (id: number) => boolean;
  /** Positions of the lines that are not read, in order. */
  leftOut: Uint32Array;
}

/** Goes from line to line by what they point to. */
const walker = (bytes: Uint8Array, starts: Uint32Array) => {
  const needed = bitSet(starts.length);
  const parts = new Map<number, readonly number[]>();
  const waiting: number[] = [];
  const isThere = (id: number): boolean => (starts[id] ?? 0) > 0;
  const klasseOf = (id: number): string => klasseAt(bytes, (starts[id] ?? 1) - 1);
  const referencesOf = (id: number): number[][] => referencesAt(bytes, (starts[id] ?? 1) - 1);
  const need = (id: number): void => {
    if (!isThere(id) || needed.has(id)) return;
    needed.add(id);
    waiting.push(id);
  };
  return {
    isThere,
    klasseOf,
    referencesOf,
    needed,
    need,
    addParts: (whole: number, those: readonly number[]): void => {
      parts.set(whole, [...(parts.get(whole) ?? []), ...those]);
    },
    follow: (): void => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        const skips = hasBodyToSkip(klasseOf(id));
        for (const [attribute, those] of referencesOf(id).entries()) {
          if (!skips || attribute !== BODY) for (const each of those) need(each);
        }
        for (const part of parts.get(id) ?? []) need(part);
      }
    },
  };
};

type Walker = ReturnType<typeof walker>;

/** Needs all that is read by itself, and gives the relations that may lead further. */
const beginOf = (
  { isThere, klasseOf, referencesOf, needed, need, addParts }: Walker,
  length: number,
) => {
  const relations = LEADS.map((leads) => ({ leads, ids: new Array<number>() }));
  const places = bitSet(length);
  const wholes: number[] = [];
  for (let id = 1; id < length; id += 1) {
    const klasse = isThere(id) ? klasseOf(id) : '';
    if (READ.has(klasse) || PLACES.has(klasse)) need(id);
    if (PLACES.has(klasse) || klasse === 'IFCPROJECT') places.add(id);
    if (PARTS.has(klasse)) wholes.push(id);
    if (WHERE.has(klasse)) needed.add(id);
    relations.find(({ leads }) => leads.has(klasse))?.ids.push(id);
  }
  for (const id of wholes) {
    const references = referencesOf(id);
    const [whole] = references[WHOLE] ?? [];
    if (whole !== undefined && !places.has(whole)) addParts(whole, references[PART] ?? []);
  }
  return relations;
};

const positionsOf = (starts: Uint32Array, isLeftOut: (id: number) => boolean): Uint32Array => {
  const leftOut = starts.filter((_start, id) => isLeftOut(id));
  for (const [index, start] of leftOut.entries()) leftOut[index] = start - 1;
  return leftOut.toSorted();
};

/**
 * Tells which lines of a file are not read.
 * @param starts position of each line plus one, by its number; 0: there is none
 * @param asked numbers of lines that are read whatever they are
 */
export const neededLines = (
  bytes: Uint8Array,
  starts: Uint32Array,
  asked: readonly number[] = [],
): NeededLines => {
  const lines = walker(bytes, starts);
  const { needed, need, follow } = lines;
  const relations = beginOf(lines, starts.length);
  for (const id of asked) need(id);
  follow();
  for (const { leads, ids } of relations) {
    for (const id of ids) {
      const references = lines.referencesOf(id);
      const { from, to } = leads.get(lines.klasseOf(id)) ?? { from: -1, to: null };
      if (!(references[from] ?? []).some(needed.has)) continue;
      needed.add(id);
      for (const each of to === null ? [] : (references[to] ?? [])) need(each);
    }
    follow();
  }
  const isLeftOut = (id: number): boolean => lines.isThere(id) && !needed.has(id);
  return { isLeftOut, leftOut: positionsOf(starts, isLeftOut) };
};
