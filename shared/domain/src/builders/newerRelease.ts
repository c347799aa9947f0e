import { isRecord } from '../velden/onbekendeInvoer.ts';

/* Data as a newer release stores them: with keys that this one does not know, at every level. */

/** The value with the extra keys in each of its objects. */
export const withNewerKeys = <T>(value: T, extra: Readonly<Record<string, unknown>>): T => {
  const copy: T = JSON.parse(JSON.stringify(value));
  const add = (part: unknown): void => {
    if (!isRecord(part)) return;
    for (const child of Object.values(part)) add(child);
    Object.assign(part, extra);
  };
  add(copy);
  return copy;
};

/** The paths of the extra keys of `before` that `after` has not, or has with another value. */
export const lostNewerKeys = (
  before: unknown,
  after: unknown,
  extra: Readonly<Record<string, unknown>>,
): string[] => {
  if (!isRecord(before)) return [];
  const kept = isRecord(after) ? after : {};
  return Object.entries(before).flatMap(([key, value]) => {
    if (!(key in extra))
      return lostNewerKeys(value, kept[key], extra).map((path) => `${key}.${path}`);
    return JSON.stringify(kept[key]) === JSON.stringify(value) ? [] : [key];
  });
};
