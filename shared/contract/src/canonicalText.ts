/** Nobody writes JSON that is nested deeper; whoever does is after the stack. */
const DEEPEST = 50;

/** The value is nested too deeply to be looked into. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError';
}

/** Looks as deep into a value as `canonicalText` does. @throws TooDeepError */
export const refuseTooDeep = (value: unknown, depth = 0): void => {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw new TooDeepError();
  for (const member of Object.values(value)) refuseTooDeep(member, depth + 1);
};

const sorted = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) throw new TooDeepError();
  if (Array.isArray(value)) return value.map((member) => sorted(member, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member, depth + 1)]),
  );
};

/** JSON of a value whose keys stand in order, so that equal values have equal texts. @throws TooDeepError */
export const canonicalText = (value: unknown): string => JSON.stringify(sorted(value, 0));

/**
 * Whether two values are stored as the same content, of which a revision is the hash. Whether they say the
 * same to a user is another question: `isSameInput` of the domain. @throws TooDeepError
 */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  canonicalText(one) === canonicalText(other);
