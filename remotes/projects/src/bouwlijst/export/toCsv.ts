import type { Cel, ExportTabel } from './exportTabel.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A spreadsheet takes a text that begins so for a formula (ASVS 1.2.10). */
const FORMULA_START = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[";\r\n]/;

const asText = (cel: Cel): string => {
  if (cel === null) return '';
  if (typeof cel === 'number') return String(cel).replace('.', ',');
  return FORMULA_START.test(cel) ? `'${cel}` : cel;
};

const asField = (cel: Cel): string => {
  const text = asText(cel);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A table as nl-NL reads CSV: semicolons, a decimal comma, UTF-8 with a byte order mark. No text can
 * become a formula.
 */
export const toCsv = ({ kolommen, rijen }: ExportTabel): string =>
  BYTE_ORDER_MARK +
  [kolommen, ...rijen].map((rij) => rij.map(asField).join(';') + LINE_END).join('');
