import { afterField, createFieldFinder } from './fieldFinder.ts';

interface SplitOptions {
  separator: string;
  /** Of what comes after, the first field that is not empty is kept. */
  maxFields: number;
  /** Is given each record, empty ones too, with its row from 1. */
  onRecord: (fields: readonly string[], row: number) => void;
}

/**
 * Cuts a text into fields. Quotes inside a quoted field are doubled; what goes on after its closing
 * quote (`"A" blok`, as the clipboard has it) is kept as it stands.
 * @returns the row in which a quote opens that nothing closes, else null
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
