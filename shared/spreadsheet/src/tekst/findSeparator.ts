import { afterField, createFieldFinder } from './fieldFinder.ts';

/** In order of preference: a comma is also the decimal sign of a Dutch number. */
const SEPARATORS = ['\t', ';', ','] as const;

/** Signs of a text that are looked at. */
const ENOUGH = 100_000;

/** For each record the signs outside quotes, as often as they stand there. */
const signsOf = (text: string): string[] => {
  const fieldAt = createFieldFinder(text, SEPARATORS);
  const records: string[] = [];
  let signs = '';
  for (let start = 0; start <= text.length;) {
    const found = fieldAt(start);
    // The end of what is looked at may stand inside quotes.
    if (found === null) return records;
    if (found.isLast) {
      records.push(signs);
      signs = '';
    } else signs += text.charAt(found.end);
    start = afterField(text, found.end);
  }
  return records;
};

/** How many records have a sign as often as most records that have it. */
const regularRecords = (records: readonly string[], separator: string): number => {
  const counts = new Map<number, number>();
  for (const signs of records) {
    const count = signs.split(separator).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
};

/**
 * The sign between the fields of a text: the first that divides at least half as many records into
 * as many fields as the one that so divides most. A text without any has one column.
 */
export const findSeparator = (text: string): string => {
  const records = signsOf(text.slice(0, ENOUGH));
  const found = SEPARATORS.map((separator) => ({
    separator,
    regular: regularRecords(records, separator),
  }));
  const most = Math.max(...found.map(({ regular }) => regular));
  const enough = found.find(({ regular }) => regular > 0 && regular * 2 >= most);
  return enough?.separator ?? ';';
};
