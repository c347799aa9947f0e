type Compare = (version: string, range: string) => boolean;

/** Reads every form of range; it comes when one is asked for that is not `^1.2.3`. */
let compareAny: Compare | null = null;

const NUMBERS = /^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (text: string): readonly number[] | null =>
  NUMBERS.exec(text)?.slice(1).map(Number) ?? null;

/** Of `^1.2.3`, the form that builds write, of released versions; null: one of the two is of another form. */
const isWithinCaret = (version: string, range: string): boolean | null => {
  const had = numbersOf(version);
  const asked = range.startsWith('^') ? numbersOf(range.slice(1)) : null;
  if (had === null || asked === null) return null;
  // Until the first number that counts nothing may differ; behind it the version may be later.
  const fixed = asked.findIndex((number) => number > 0);
  const differs = asked.findIndex((number, at) => number !== had[at]);
  if (differs === -1) return true;
  const isLater = (had[differs] ?? 0) > (asked[differs] ?? 0);
  return isLater && fixed !== -1 && differs > fixed;
};

const compared = new Map<string, boolean>();

/** Whether a version is in a range, as npm reads it; of a form that was not got ready (`readyFor`) none is. */
export const isWithin: Compare = (version, range) => {
  const known = isWithinCaret(version, range) ?? compared.get(`${version} ${range}`);
  if (known !== undefined) return known;
  if (compareAny === null) return false;
  const found = compareAny(version, range);
  compared.set(`${version} ${range}`, found);
  return found;
};

/** A version, and the range that it is compared with. */
export type Pair = readonly [version: string, range: string];

/** Has `isWithin` know these; null: it does. Rejects when the code for it does not come. */
export const readyFor = (pairs: readonly Pair[]): Promise<void> | null => {
  const isReady = compareAny !== null || pairs.every((pair) => isWithinCaret(...pair) !== null);
  if (isReady) return null;
  return import('@module-federation/enhanced/runtime').then(({ satisfy }) => {
    compareAny = satisfy;
  });
};
