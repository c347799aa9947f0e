import { OF_ONE_REMOTE } from '@adviestool/contract/slots';
import type { Variant } from '@adviestool/contract/variant';

/** What fills places: the remotes of a composition, each with where its document stands. */
interface SlotParts {
  /** The places that the host knows. */
  known: readonly string[];
  remotes: readonly { id: string; document: { slots: readonly string[] }; at: string }[];
  /** Who fills them, by the variant that stands in `file`. */
  slots: Variant['slots'];
  file: string;
}

const placeOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));

/** What is wrong with the name of a place; null: the host knows it. */
const nameProblem = (name: string, known: readonly string[]): string | null => {
  if (known.includes(name)) return null;
  const versions = known.filter((one) => placeOf(one) === placeOf(name));
  return versions.length === 0
    ? `slots: ‘${name}’ is no place of the host, which has ${known.toSorted().join(', ')}.`
    : `slots: the host does not have ‘${name}’, of this place it has ${versions.join(', ')}.`;
};

const fillersOf = (name: string, remotes: SlotParts['remotes']): string[] =>
  remotes.filter(({ document }) => document.slots.includes(name)).map(({ id }) => id);

/** Of a place for one remote the variant says which, when several would fill it. */
const crowdProblems = ({ remotes, slots, file }: SlotParts): string[] =>
  OF_ONE_REMOTE.flatMap((name) => {
    const fillers = slots[name] ?? fillersOf(name, remotes);
    return fillers.length < 2
      ? []
      : [
          `${file}: slots.${name}: one remote fills it, and ${fillers.join(' and ')} would. Leave all but one out, or name one there.`,
        ];
  });

const choiceProblems = (
  name: string,
  ids: readonly string[],
  { remotes, file }: SlotParts,
): string[] => {
  const fillers = fillersOf(name, remotes);
  return ids.flatMap((id, index) => {
    const place = `${file}: slots.${name}:`;
    if (ids.indexOf(id) !== index) return [`${place} ‘${id}’ is named twice.`];
    if (fillers.includes(id)) return [];
    const expected = fillers.length === 0 ? 'nobody, for no remote fills it' : fillers.join(', ');
    return [`${place} expected ${expected}; it names ‘${id}’.`];
  });
};

/** A call that waits for a new login ends with it or when its place fails: with nobody there it would wait for ever. */
const askerProblems = ({ slots, file }: SlotParts): string[] =>
  slots['login-again/v1']?.length === 0
    ? [`${file}: slots.login-again/v1: expected a remote, for saving waits for it; it is empty.`]
    : [];

/** What remotes and variant say of places that the host does not know, or that nobody fills. */
export const slotProblems = (parts: SlotParts): string[] => {
  const { known, remotes, slots, file } = parts;
  const named = [
    ...remotes.flatMap(({ document, at }) => document.slots.map((name) => ({ name, at }))),
    ...Object.keys(slots).map((name) => ({ name, at: file })),
  ];
  return [
    ...named.flatMap(({ name, at }) => {
      const problem = nameProblem(name, known);
      return problem === null ? [] : [`${at}: ${problem}`];
    }),
    ...Object.entries(slots)
      .filter(([name]) => known.includes(name))
      .flatMap(([name, ids]) => choiceProblems(name, ids, parts)),
    ...crowdProblems(parts),
    ...askerProblems(parts),
  ];
};
