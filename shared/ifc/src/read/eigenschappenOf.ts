import type { Element, Merkbron } from '../model/bouwmodel.ts';
import { LENGTEN } from '../model/lengten.ts';
import { SET_NAAM } from '../step/blok.ts';
import { bronnenIn } from './bronnenIn.ts';
import { textOf, type Entity } from './entity.ts';
import type { Properties } from './properties.ts';

/** Of one place: the first ones, to tell what stands there. */
const EXAMPLES = 3;
/** Places that are listed. */
const MOST = 200;

/** The texts of an element that an office may have its facade, storey, room or remark in, by where they stand. */
export const eigenschappenOf = (
  line: Entity | null,
  properties: Properties,
): Record<string, string> => {
  const found: [string, string | null][] = [
    ['Tag', textOf(line, 'Tag')],
    ['ObjectType', textOf(line, 'ObjectType')],
    ['Description', textOf(line, 'Description')],
    ...[...properties.values()].map(({ set, name, measured }): [string, string | null] => [
      `${set}.${name}`,
      // What was written back is read by its own names.
      set === SET_NAAM ? null : textOf(measured.entity, measured.attribute),
    ]),
  ];
  return Object.fromEntries(
    found.flatMap(([bron, text]) =>
      text === null || text.length > LENGTEN.opmerking ? [] : [[bron, text] as const],
    ),
  );
};

/** Where texts stand in a model, and what stands there: where most elements have one first. */
export const eigenschapbronnenOf = (
  elementen: readonly Pick<Element, 'eigenschappen'>[],
): Merkbron[] =>
  bronnenIn(
    elementen.map(({ eigenschappen }) => eigenschappen),
    EXAMPLES,
  )
    .toSorted((a, b) => b.aantal - a.aantal || a.bron.localeCompare(b.bron, 'nl'))
    .slice(0, MOST);
