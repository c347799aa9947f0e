import { inDrietallen } from '@adviestool/getallen/inDrietallen';

/** A number format of a workbook, as far as it changes what a number means to its reader. */
export type NumberFormat =
  | { soort: 'datum'; heeftDag: boolean; heeftTijd: boolean }
  | { soort: 'getal'; code: string };

export const GENERAL: NumberFormat = { soort: 'getal', code: 'General' };

/** Formats that a workbook names by number only (ECMA-376, part 1, 18.8.30). */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'dd-mm-yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd-mm-yyyy h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
};

/** Dates of East Asian and Thai calendars. */
const isForeignDate = (id: number): boolean =>
  (id >= 27 && id <= 36) || (id >= 50 && id <= 58) || (id >= 71 && id <= 81);

/** Text between quotes, signs after `\`, `_` and `*`, colours and currencies; not elapsed time ([h]). */
const LITERALS = /"[^"]*"?|[\\_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]?/gi;

/** All figures of a number. */
const ALGEMEEN = 'general|standaard|standard';
const WITHOUT_DATES = new RegExp(ALGEMEEN, 'gi');

/** @param code the format of a cell; undefined: the workbook gives it by number only */
export const numberFormatOf = (id: number, code: string | undefined): NumberFormat => {
  if (code === undefined && isForeignDate(id)) {
    return { soort: 'datum', heeftDag: true, heeftTijd: false };
  }
  const known = code ?? BUILT_IN[id] ?? 'General';
  const signs = known.replaceAll(LITERALS, '').replaceAll(WITHOUT_DATES, '');
  const heeftTijd = /[hs]/i.test(signs);
  // An m is a month, unless it stands with hours or seconds.
  const heeftDag = /[yd]/i.test(signs) || (!heeftTijd && /m/i.test(signs));
  return heeftDag || heeftTijd
    ? { soort: 'datum', heeftDag, heeftTijd }
    : { soort: 'getal', code: known };
};

/** More than this many decimals no number has. */
const MOST_DECIMALS = 30;

/** As many figures as a workbook keeps: no 3.3000000000000003. */
const FIGURES = 15;

const LITERAL = String.raw`"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|[ $€()+\-%/:]`;
const SIMPLE = new RegExp(
  String.raw`^(?<voor>(?:${LITERAL})*)(?:(?<algemeen>${ALGEMEEN})|(?<geheel>[#0?][#0?,]*)(?:\.(?<deel>[#0?]*))?)(?<na>(?:${LITERAL})*)$`,
  'i',
);

const literalText = (literals: string): string =>
  literals.replaceAll(
    /"([^"]*)"?|\\(.)|_.|\*.|\[\$([^\]-]*)(?:-[^\]]*)?\]?|\[(?!\$)[^\]]*\]?/g,
    '$1$2$3',
  );

const count = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

const plainText = (getal: number): string =>
  Number.isSafeInteger(getal)
    ? String(getal)
    : String(Number(getal.toPrecision(FIGURES))).replace('.', ',');

/** Zeros at the end that the format does not ask for go. */
const decimalsOf = (decimals: string, wanted: number): string => {
  const kept = decimals.slice(wanted).replace(/(?<!0)0+$/, '');
  return decimals.slice(0, wanted) + kept;
};

const VOORWAARDE = /\[(?<teken>[<>]=?|=|<>)\s*(?<grens>-?\d+(?:\.\d+)?)\]/;

const holdsFor = (getal: number, teken: string, grens: number): boolean => {
  if (teken === '<>') return getal !== grens;
  if (getal === grens) return teken.includes('=');
  return teken.includes(getal < grens ? '<' : '>');
};

/** A section holds for all numbers, or for those of its condition: `[<1000]0" mm"`. */
const isSectionOf = (section: string, getal: number): boolean => {
  const { teken, grens } = VOORWAARDE.exec(section)?.groups ?? {};
  return teken === undefined || holdsFor(getal, teken, Number(grens));
};

/** The first of which the condition holds; without conditions positive numbers, then negative ones, then zero. */
const sectionOf = (code: string, getal: number): { section: string; shown: number } => {
  const sections = code.split(';');
  if (VOORWAARDE.test(code)) {
    return { section: sections.find((each) => isSectionOf(each, getal)) ?? code, shown: getal };
  }
  const [positive = '', negative, zero] = sections;
  if (getal < 0 && negative !== undefined) return { section: negative, shown: -getal };
  return { section: getal === 0 && zero !== undefined ? zero : positive, shown: getal };
};

const FIGURE = new RegExp(`[#0?]|${ALGEMEEN}`, 'i');

/** All figures of a number, with the text that its format puts around them. */
const textAround = (getal: number, section: string): string => {
  const at = section.replaceAll(LITERALS, (each) => ' '.repeat(each.length)).search(FIGURE);
  if (at === -1) return plainText(getal);
  const [voor, na] = [section.slice(0, at), section.slice(at)].map((deel) =>
    (deel.match(LITERALS) ?? []).map(literalText).join(''),
  );
  return `${voor}${plainText(getal)}${na}`.trim();
};

/** Whole figures and decimals as a format wants them. */
const figuresOf = (value: number, geheel: string, deel: string): string => {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(deel.length).split('.');
  const padded = whole.padStart(count(geheel, /0/g), '0');
  const grouped = geheel.includes(',') ? inDrietallen(padded) : padded;
  const shownDecimals = decimalsOf(decimals, count(deel, /0/g));
  const sign = value < 0 ? '-' : '';
  return sign + (shownDecimals === '' ? grouped : `${grouped},${shownDecimals}`);
};

/**
 * A number as a Dutch Excel shows it in a format of figures, thousands, decimals, percent and text
 * around them, such as `0.00" m"`. In any other format: all its figures and that text.
 */
export const numberText = (getal: number, code: string): string => {
  const { section, shown } = sectionOf(code, getal);
  const parts = SIMPLE.exec(section)?.groups;
  const { voor = '', algemeen, geheel = '', deel = '', na = '' } = parts ?? {};
  // A comma at the end divides by a thousand.
  const isTooLong = deel.length > MOST_DECIMALS || Math.abs(shown) >= 1e15;
  if (parts === undefined || isTooLong || geheel.endsWith(',')) {
    return textAround(getal, section);
  }
  const isPercentage = /%/.test((voor + na).replaceAll(/"[^"]*"|\\./g, ''));
  const value = Number((isPercentage ? shown * 100 : shown).toPrecision(FIGURES));
  const figures = algemeen === undefined ? figuresOf(value, geheel, deel) : plainText(value);
  return `${literalText(voor)}${figures}${literalText(na)}`.trim();
};
