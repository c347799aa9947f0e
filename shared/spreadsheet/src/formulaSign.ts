/**
 * A spreadsheet takes a text that begins so for a formula (ASVS 1.2.10). An apostrophe before it
 * keeps it a text; one more before a text that has apostrophes there itself, so that taking one off
 * gives every text back.
 */
const FORMULA_START = /^'*[=+\-@\t\r\n＝＋－＠]/;

export const guardText = (tekst: string): string =>
  FORMULA_START.test(tekst) ? `'${tekst}` : tekst;

export const unguardText = (tekst: string): string =>
  tekst.startsWith("'") && FORMULA_START.test(tekst) ? tekst.slice(1) : tekst;
