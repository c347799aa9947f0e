import { afterField, createFieldFinder } from './fieldFinder.ts';

interface SplitOptions {
  separator: string;
  /** Of what comes after, the first field that is not empty is kept. */
  maxFields: number;
  /** Is given each record, empty ones too, with its row from 1. */
  onRecord: (fields: readonly string[], row: number) => void;
}

/**
 * Whether the quote that a field begins with may as well be a sign of its cell, as one for ‘the same’ is, so that
 * what comes after it are other cells: something goes on after the quote that closes it, or a spreadsheet, which
 * divides the cells that it copies by tabs and has none in them, would never put it between quotes.
 */
const isDoubtful = (field: string, isQuoted: boolean, separator: string): boolean => {
  if (!field.startsWith('"')) return false;
  if (isQuoted) return separator === '\t' && /^"[\r\n]|\t/.test(field);
  return field.includes(separator) || /[\r\n]/.test(field);
};

/**
 * Cuts a text into fields. Quotes inside a quoted field are doubled; what goes on after its closing
 * quote (`"A" blok`, as the clipboard has it) is kept as it stands.
 * @returns the row in which a quote opens that nothing closes, or maybe not in its own cell, else null
 */
export const splitText = (
  text: string,
  { separator, maxFields, onRecord }: SplitOptions,
): number | null => {
  const fieldAt = createFieldFinder(text, [separator]);
  let fields: string[] = [];
  let row = 1;
  for (let start = 0; start <= text.length;) {
    const found = fieldAt(start);
    if (found === null) return row;
    const { end, isLast, isQuoted } = found;
    if (isDoubtful(text.slice(start, end), isQuoted, separator)) return row;
    const field = isQuoted
      ? text.slice(start + 1, end - 1).replaceAll('""', '"')
      : text.slice(start, end);
    if (fields.length < maxFields || (fields.length === maxFields && field !== '')) {
      fields.push(field);
    }
    if (isLast) {
      onRecord(fields, row);
      fields = [];
      row += 1;
    }
    start = afterField(text, end);
  }
  return null;
};
