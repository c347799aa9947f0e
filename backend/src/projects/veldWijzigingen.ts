import type { VeldWijziging } from '@adviestool/contract/geschiedenis';

import { canonicalText } from '@adviestool/contract/canonicalText';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : [];

/** What is told as one value: who fixed an advice and what it came to belong together. */
const WHOLE = 'vastgesteld';

/** The values that differ, each with the keys that lead to it. A list is one value. */
export const veldWijzigingen = (before: unknown, after: unknown, path = ''): VeldWijziging[] => {
  if (isObject(before) && isObject(after) && path !== WHOLE) {
    const [old, next] = [new Map(entriesOf(before)), new Map(entriesOf(after))];
    const keys = [...old.keys(), ...[...next.keys()].filter((key) => !old.has(key))];
    return keys.flatMap((key) =>
      veldWijzigingen(old.get(key), next.get(key), path === '' ? key : `${path}.${key}`),
    );
  }
  // What appears or goes as a whole is told by its values too.
  if (isObject(before) && after === undefined && path !== WHOLE)
    return veldWijzigingen(before, {}, path);
  if (isObject(after) && before === undefined && path !== WHOLE)
    return veldWijzigingen({}, after, path);
  const isSame =
    before === undefined || after === undefined
      ? before === after
      : canonicalText(before) === canonicalText(after);
  return isSame ? [] : [{ pad: path, voor: before, na: after }];
};
