/** Texts that are kept, and characters of one at most; with what was read of them they take a few MB. */
const MOST = 1000;
const LONGEST = 4000;

const freezeAll = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freezeAll(member);
};

/**
 * A reader that reads a text of the database once, for as long as it is among the last that were asked for. By the
 * text and not by a revision: whatever changed in the row, also past this program, is read anew. What is given is
 * frozen, for others get it too; of a text that cannot be read nothing is kept, so that it is told each time.
 */
export const keepRead = <Value extends object>(
  read: (text: string) => Value,
): ((text: string) => Value) => {
  const kept = new Map<string, Value>();
  return (text) => {
    const known = kept.get(text);
    const value = known ?? read(text);
    if (known === undefined) freezeAll(value);
    else kept.delete(text);
    if (text.length <= LONGEST) kept.set(text, value);
    const [oldest] = kept.size > MOST ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return value;
  };
};
