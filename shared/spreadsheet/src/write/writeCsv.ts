import { guardText } from '../formulaSign.ts';
import type { Tabel, TabelCel } from './tabel.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Separators of other files too, so that the one of this file is found; a mark, and the line that names one. */
const NEEDS_QUOTES = /[";,\t\r\n\uFEFF]|^sep=/i;

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const asField = (cel: TabelCel): string => {
  if (cel === null) return '';
  // Without quotes: in these some programs take a number for text.
  if (typeof cel === 'number') return String(cel).replace('.', ',');
  const text = guardText(cel);
  return NEEDS_QUOTES.test(text) ? quote(text) : text;
};

/** The only column: there is no semicolon that would outweigh the decimal comma. */
const asOnlyField = (cel: TabelCel): string => {
  const field = asField(cel);
  return typeof cel === 'number' && field.includes(',') ? quote(field) : field;
};

const linesOf = ({ kolommen, rijen }: Omit<Tabel, 'naam'>, separator: string): string => {
  const alle = [kolommen, ...rijen];
  const breedte = Math.max(...alle.map((rij) => rij.length));
  const fieldOf = breedte === 1 ? asOnlyField : asField;
  return alle
    .map((rij) => Array.from({ length: breedte }, (_none, index) => fieldOf(rij[index] ?? null)))
    .map((fields) => fields.join(separator) + LINE_END)
    .join('');
};

/**
 * A table as nl-NL reads CSV: semicolons, a decimal comma, UTF-8 with a byte order mark. No text can
 * become a formula; `readSpreadsheet` gives every text back.
 */
export const writeCsv = (tabel: Omit<Tabel, 'naam'>): string =>
  BYTE_ORDER_MARK + linesOf(tabel, ';');

/** A text of `writeCsv` as a file. */
export const csvBlob = (csv: string): Blob => new Blob([csv], { type: 'text/csv;charset=utf-8' });

/** The same as spreadsheets take it from the clipboard, with tabs: `readSpreadsheet` refuses one in a text. */
export const writeKlembord = (tabel: Omit<Tabel, 'naam'>): string => linesOf(tabel, '\t');
