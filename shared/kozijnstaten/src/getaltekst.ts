import { eenheidOf } from '@adviestool/domain/velden/eenheid';

export type Decimaalteken = ',' | '.';

export interface Getaltekst {
  waarde: number;
  /** The unit behind the number, as the fields write it. */
  eenheid: string | null;
}

const SPATIES = /[\s\u00A0\u2007\u2009\u202F]+/g;
/** What nobody sees, and comes along from a web page or a mail. */
const ONZICHTBAAR = /[\u200B-\u200F\u2060]/g;
const GETAL_EN_EENHEID = /^([+-]?[\d.,' ]*\d(?:e[+-]?\d+)?)\s*([a-z][a-z0-9²/. ]*)?$/i;

const GEHEEL = /^\d+$/;
const PUNTGROEPEN = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const KOMMAGROEPEN = /^[1-9]\d{0,2}(?:,\d{3})+$/;
const SPATIEGROEPEN = /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/;

/** One group only: the sign before it may be for thousands or for decimals. */
const EEN_GROEP = /^[1-9]\d{0,2}[.,]\d{3}$/;

interface Delen {
  teken: string;
  getal: string;
  exponent: string;
  eenheid: string;
}

/** Sign, digits, exponent and unit; null when the text is no number. */
const splitGetal = (tekst: string): Delen | null => {
  const plain = tekst
    .replaceAll(ONZICHTBAAR, '')
    .replaceAll(SPATIES, ' ')
    .trim()
    .replace(/^[−–]/, '-');
  const match = GETAL_EN_EENHEID.exec(plain);
  const [, heel = '', eenheid = ''] = match ?? [];
  const parts = /^([+-]?)([\d., ]+)((?:e[+-]?\d+)?)$/i.exec(heel);
  if (parts === null) return null;
  const [, teken = '', getal = '', exponent = ''] = parts;
  return { teken, getal: getal.trim(), exponent, eenheid: eenheid.trim() };
};

/** The number with a decimal point and no thousands; null when it is written in no known way. */
const plainGetal = (getal: string, decimaal: Decimaalteken): string | null => {
  if (GEHEEL.test(getal)) return getal;
  if (EEN_GROEP.test(getal)) {
    return getal.includes(decimaal) ? getal.replace(decimaal, '.') : getal.replace(/[.,]/, '');
  }
  if (SPATIEGROEPEN.test(getal)) return getal.replaceAll(' ', '').replace(',', '.');
  const [before = '', after, rest] = getal.split(',');
  const isDutch = rest === undefined && (GEHEEL.test(before) || PUNTGROEPEN.test(before));
  if (isDutch && (after === undefined || GEHEEL.test(after))) {
    return before.replaceAll('.', '') + (after === undefined ? '' : `.${after}`);
  }
  const [voor = '', na, meer] = getal.split('.');
  const isEnglish = meer === undefined && (GEHEEL.test(voor) || KOMMAGROEPEN.test(voor));
  if (!isEnglish || (na !== undefined && !GEHEEL.test(na))) return null;
  return voor.replaceAll(',', '') + (na === undefined ? '' : `.${na}`);
};

/**
 * A number as the Dutch write it, with a unit or without: `1.200` is 1200, `1.200,5` is 1200,5, `1,2` is
 * 1,2. What can only be English is read so: `1,200.5`, `0.9`. Null for what is no number.
 * @param decimaal how a single group is read, `1.200` and `1,200`
 */
export const readGetaltekst = (tekst: string, decimaal: Decimaalteken = ','): Getaltekst | null => {
  const delen = splitGetal(tekst);
  if (delen === null) return null;
  const eenheid = delen.eenheid === '' ? null : eenheidOf(delen.eenheid);
  if (delen.eenheid !== '' && eenheid === null) return null;
  const getal = plainGetal(delen.getal, decimaal);
  if (getal === null) return null;
  const waarde = Number(`${delen.teken}${getal}${delen.exponent}`);
  return Number.isFinite(waarde) ? { waarde: waarde + 0, eenheid } : null;
};

/** Whether the number may be a thousand times smaller or larger in another notation. */
export const isDubbelzinnig = (tekst: string): boolean =>
  EEN_GROEP.test(splitGetal(tekst)?.getal ?? '');

/** Whether the number can only be written with a decimal point. */
export const heeftDecimalePunt = (tekst: string): boolean => {
  const getal = splitGetal(tekst)?.getal ?? '';
  return (
    getal.includes('.') && !EEN_GROEP.test(getal) && !PUNTGROEPEN.test(getal.split(',')[0] ?? '')
  );
};
