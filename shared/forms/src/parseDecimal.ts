/** Longer than any number that a person types: a text was pasted. */
const MAX_LENGTH = 40;

/** Points between groups of three, and perhaps a comma: 1.000 or 12.500,5. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

/** Spaces between groups of three, as 1 200 begins: in 900 1 are two numbers. */
const SPACED = /^[1-9]\d{0,2}(?:\s\d{3})+(?![^.,])/;

/** Digits with one comma or point at most: 1,5 or 1.5 or ,5. */
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

const digitsOf = (text: string): string | undefined => {
  if (GROUPED.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (PLAIN.test(text)) return text.replace(',', '.');
  return undefined;
};

/**
 * Reads a number as a Dutch user types it. A comma is the decimal sign; points between groups of
 * three separate thousands; any other single point is a decimal sign too, so that 1.5 is not
 * read as 15. A space separates thousands alone. Anything else is not a number: undefined.
 */
export const parseDecimal = (text: string): number | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const trimmed = text.trim().replace('−', '-');
  const isNegative = trimmed.startsWith('-');
  const unsigned = isNegative ? trimmed.slice(1).trim() : trimmed;
  const digits = digitsOf(unsigned.replace(SPACED, (groups) => groups.replace(/\s/g, '')));
  if (digits === undefined) return undefined;
  const size = Number(digits);
  return isNegative && size !== 0 ? -size : size;
};
