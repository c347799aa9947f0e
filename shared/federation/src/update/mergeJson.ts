import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

interface Sides {
  /** As the template was that it was made of; undefined: it had none. */
  base: unknown;
  /** As the team has it. */
  ours: unknown;
  /** As the template is now. */
  theirs: unknown;
}

interface MergedJson {
  value: unknown;
  /** Where both have changed it, and otherwise; there the team's stays. */
  conflicts: string[];
}

const objectSchema = z.record(z.string(), z.unknown());

const objectOf = (value: unknown) => objectSchema.safeParse(value).data;

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Merges JSON by its keys: lines that stand beside one another are nothing to each other. */
export const mergeJson = ({ base, ours, theirs }: Sides, place = ''): MergedJson => {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, theirs)) {
    return { value: ours, conflicts: [] };
  }
  if (isDeepStrictEqual(base, ours)) return { value: theirs, conflicts: [] };
  const [own, other] = [objectOf(ours), objectOf(theirs)];
  if (own === undefined || other === undefined) {
    return {
      value: ours,
      conflicts: [`${place}: yours is ${textOf(ours)}, that of the template ${textOf(theirs)}`],
    };
  }
  const before = objectOf(base) ?? {};
  const merged = [...new Set([...Object.keys(own), ...Object.keys(other)])].map((key) => ({
    key,
    ...mergeJson(
      { base: before[key], ours: own[key], theirs: other[key] },
      place === '' ? key : `${place}.${key}`,
    ),
  }));
  return {
    value: Object.fromEntries(
      merged.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value]),
    ),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
};
