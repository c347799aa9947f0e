import type { Element, Merkbron } from '../model/bouwmodel.ts';
import { SET_NAAM } from '../step/blok.ts';
import { bronnenIn } from './bronnenIn.ts';
import { textOf } from './entity.ts';
import { naamOf, type Described } from './names.ts';
import type { Properties } from './properties.ts';

/** Where marks usually stand, by what a property's name is when it is normalized. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['merk', 'Merk'],
  ['kozijnmerk', 'Kozijnmerk'],
  ['typemark', 'Type Mark'],
  ['mark', 'Mark'],
  ['assemblycastunitmark', 'Assembly/Cast unit Mark'],
  ['reference', 'Reference'],
]);

/** The mark within a name: "merk B1sp-R". */
const IN_NAME = 'Merk in Name';

const REVIT = ['Merk', 'Kozijnmerk', 'Type Mark', 'Reference', 'ObjectType', 'Type Name', 'Name'];
const ARCHICAD = ['Merk', 'Kozijnmerk', IN_NAME, 'Name', 'Reference', 'ObjectType'];
const OTHERS = [
  'Merk',
  'Kozijnmerk',
  IN_NAME,
  'Mark',
  'Type Mark',
  'Assembly/Cast unit Mark',
  'Reference',
  'Tag',
  'ObjectType',
  'Name',
];

/** Places that are always shown; a property that is none of them only when it tells elements apart. */
const ALWAYS = new Set([...OTHERS, ...REVIT, 'Type Tag']);

/** Of the elements: as many have a mark where marks are given. Curtain walls often have none. */
const ENOUGH = 2 / 3;

const LONGEST = 60;
const EXAMPLES = 4;
const MOST = 30;

/** A number that a program counts by, a GUID in either of its forms in it, or a GlobalId: nobody gave it. */
export const isMachineMade = (text: string): boolean =>
  /^\d{6,}$/.test(text) ||
  /[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}/i.test(text) ||
  /[\dA-F]{8}(?:-[\dA-F]{4}){2}(?:-[\dA-F]{2}){2}-[\dA-F]{12}/i.test(text) ||
  /^[0-3][\w$]{21}$/.test(text);

const isRevit = (programma: string | null): boolean => /revit/i.test(programma ?? '');

/** Characters of an IfcLabel. */
const LONGEST_LABEL = 255;

const markIn = (name: string | null): string | null =>
  name === null || name.length > LONGEST_LABEL
    ? null
    : (/(?<!\p{L})merk[\s:._-]+([^\s:._-].*)$/iu.exec(name)?.[1]?.trim() ?? null);

interface Marked extends Described {
  /** Names of what it is made of: the mark may stand in one of those. */
  partNames: readonly (string | null)[];
  properties: Properties;
  programma: string | null;
}

/** What may be the mark of an element, by where that stands. */
export const merkenOf = ({ line, type, partNames, properties, programma }: Marked) => {
  const name = naamOf(line);
  const inName = [name, ...partNames].map(markIn).find((each) => each !== null) ?? null;
  const found: [string, string | null][] = [
    [IN_NAME, inName],
    ['Name', name],
    // Revit writes the number of the element there.
    ['Tag', isRevit(programma) ? null : textOf(line, 'Tag')],
    ['ObjectType', textOf(line, 'ObjectType')],
    ['Type Name', textOf(type, 'Name')],
    ['Type Tag', isRevit(programma) ? null : textOf(type, 'Tag')],
    ...[...properties].map(([key, { set, name: property, measured }]): [string, string | null] => [
      MARKS.get(key) ?? `${set}.${property}`,
      // What was written back there says nothing of what the element is called.
      set === SET_NAAM ? null : textOf(measured.entity, measured.attribute),
    ]),
  ];
  return Object.fromEntries(
    found.flatMap(([bron, text]) =>
      text === null || text.length > LONGEST || isMachineMade(text) ? [] : [[bron, text] as const],
    ),
  );
};

const rankIn = (order: readonly string[], bron: string): number => {
  const rank = order.indexOf(bron);
  return rank < 0 ? order.length : rank;
};

const orderOf = (programma: string | null): readonly string[] => {
  if (isRevit(programma)) return REVIT;
  return /archicad/i.test(programma ?? '') ? ARCHICAD : OTHERS;
};

/** Where marks stand in a model, the likeliest place first, and the one that is taken at first. */
export const merkbronnenOf = (
  elementen: readonly Pick<Element, 'merken'>[],
  programma: string | null,
): { merkbronnen: Merkbron[]; merkbron: string | null } => {
  const order = orderOf(programma);
  const merkbronnen = bronnenIn(
    elementen.map(({ merken }) => merken),
    EXAMPLES,
  )
    .filter(({ bron, voorbeelden }) => ALWAYS.has(bron) || voorbeelden.length > 1)
    .toSorted((a, b) => rankIn(order, a.bron) - rankIn(order, b.bron) || b.aantal - a.aantal)
    .slice(0, MOST);
  const likely = merkbronnen.filter(({ bron }) => order.includes(bron));
  const most =
    likely.find(({ aantal }) => aantal >= elementen.length * ENOUGH) ??
    likely.toSorted((a, b) => b.aantal - a.aantal)[0];
  return { merkbronnen, merkbron: most?.bron ?? null };
};

/** Only the marks of the places that are shown. */
export const keepMerken = (
  merken: Element['merken'],
  merkbronnen: readonly Merkbron[],
): Element['merken'] =>
  Object.fromEntries(
    merkbronnen.flatMap(({ bron }) => {
      const merk = merken[bron];
      return merk === undefined ? [] : [[bron, merk] as const];
    }),
  );
