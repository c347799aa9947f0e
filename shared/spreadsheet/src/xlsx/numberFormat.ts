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

/** A section that writes the sign itself: `[<0]-0" mm"`. */
const MINUS = /^(?:\[[^\]]*\]|_.)*(?:\\?-|"-")/;

/** A section, and the number in it: without its sign where the section says that. */
interface Gekozen {
  readonly section: string;
  readonly shown: number;
}

/** The first of which the condition holds; without conditions positive numbers, then negative ones, then zero. */
const sectionOf = (code: string, getal: number): Gekozen => {
  const sections = code.split(';');
  if (VOORWAARDE.test(code)) {
    const section = sections.find((each) => isSectionOf(each, getal)) ?? code;
    return { section, shown: MINUS.test(section) ? Math.abs(getal) : getal };
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

/** How many thousands a section divides by: a comma behind the figures is for one. */
const duizendtallenOf = (section: string): number =>
  (section.replaceAll(LITERALS, '').match(/(?<=[#0?]),+(?![#0?,])/g) ?? []).join('').length;

const TOKENS = new RegExp(`${LITERAL}|.`, 'g');
const isFigure = (token: string): boolean => /^[#0?]$/.test(token);

/**
 * Whole figures with signs between them, 105 as 1-05 in `0\-00`: what is seen is no number. Null for any other
 * number or format.
 */
const textWithSigns = (getal: number, section: string): string | null => {
  const tokens = section.match(TOKENS) ?? [];
  const first = tokens.findIndex(isFigure);
  const within = tokens.slice(first, tokens.findLastIndex(isFigure));
  const signs = within.map((token) => (isFigure(token) ? '' : literalText(token))).join('');
  const isPlain = tokens.every(
    (token) => isFigure(token) || /^(?:[ $€()+:-]$|["\\_*[])/.test(token),
  );
  if (!isPlain || signs.trim() === '' || !Number.isSafeInteger(getal) || getal < 0) return null;
  const figures = Array.from(String(getal));
  const texts = tokens.toReversed().map((token, at) => {
    if (!isFigure(token)) return literalText(token);
    const rest = at === tokens.length - 1 - first ? figures.join('') : (figures.pop() ?? '');
    return rest === '' && token === '0' ? '0' : rest;
  });
  return texts.toReversed().join('').trim();
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

/** A number as a Dutch Excel shows it in a section of figures, thousands, decimals, percent and text. */
const textOf = (getal: number, { section, shown }: Gekozen): string => {
  const parts = SIMPLE.exec(section)?.groups;
  const { voor = '', algemeen, geheel = '', deel = '', na = '' } = parts ?? {};
  const isTooLong = deel.length > MOST_DECIMALS || Math.abs(shown) >= 1e15;
  if (parts === undefined || isTooLong || geheel.endsWith(',')) return textAround(getal, section);
  const isPercentage = /%/.test((voor + na).replaceAll(/"[^"]*"|\\./g, ''));
  const value = Number((isPercentage ? shown * 100 : shown).toPrecision(FIGURES));
  const figures = algemeen === undefined ? figuresOf(value, geheel, deel) : plainText(value);
  return `${literalText(voor)}${figures}${literalText(na)}`.trim();
};

/**
 * A number as it is seen in a format such as `0.00" m"`; in one that is not of plain figures with all its figures.
 * With a text beside it it is a number of thousands where the format divides by these.
 */
export const numberShown = (
  getal: number,
  code: string,
): { soort: 'tekst'; tekst: string } | { soort: 'getal'; waarde: number; tekst: string } => {
  const gekozen = sectionOf(code, getal);
  const { section, shown } = gekozen;
  const withSigns = textWithSigns(shown, section);
  if (withSigns !== null) return { soort: 'tekst', tekst: withSigns };
  const tekst = textOf(getal, gekozen);
  const deler = 1000 ** duizendtallenOf(section);
  return deler === 1 || tekst === plainText(getal)
    ? { soort: 'getal', waarde: getal, tekst }
    : {
        soort: 'getal',
        waarde: getal / deler,
        tekst: textOf(getal / deler, { section, shown: shown / deler }),
      };
};
