import { exceeds } from '../rekenen/formule.ts';
import { isVoldoende } from '../rekenen/isVoldoende.ts';

/*
 * How every number of a calculation is written: with a decimal comma, and a point for thousands from 10.000.
 * Table, drawing, ledger, messages, report and exports write a kind of quantity with its function here, so that they
 * agree (decision 33).
 */

/** From here a thousands point is written (house notation). */
const GROEPEREN_VANAF = 10_000;
/** From here on numbers are not exact in decimals any more. */
const GROOT = 1e11;

const writeGeheel = (value: number): string =>
  value < GROEPEREN_VANAF ? String(value) : String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** At least `minimum` decimals and at most `maximum`, rounded half away from zero. */
export const formatDecimalen = (value: number, minimum: number, maximum: number): string => {
  const positief = Math.abs(value);
  if (!(positief < GROOT)) return String(value).replace('.', ',');
  const schaal = 10 ** maximum;
  const geschaald = Math.round(positief * schaal);
  const geheel = Math.floor(geschaald / schaal);
  const rest = geschaald - geheel * schaal;
  const teken = value < 0 && geschaald > 0 ? '-' : '';
  if (rest === 0 && minimum === 0) return teken + writeGeheel(geheel);
  let decimalen = String(schaal + rest).slice(1);
  while (decimalen.length > minimum && decimalen.endsWith('0')) decimalen = decimalen.slice(0, -1);
  return `${teken}${writeGeheel(geheel)}${decimalen === '' ? '' : `,${decimalen}`}`;
};

/** A number as it was filled in or counted, in a sentence: no decimal that was typed is lost. */
export const formatGetal = (value: number): string => formatDecimalen(value, 0, 4);

/** The decimals of an outcome, by its unit; lengths are laid out in whole mm. */
const DECIMALEN = { mm: 0, st: 0, 'm²': 2, kN: 2, 'kN/m²': 2 } as const;

type Eenheid = keyof typeof DECIMALEN;

/** An outcome of the calculation, without its unit. */
export const formatUitkomst = (value: number, eenheid: Eenheid): string =>
  formatDecimalen(value, DECIMALEN[eenheid], DECIMALEN[eenheid]);

/** A force that is asked of a product, kN: rounded up. */
export const formatBenodigdeKracht = (value: number): string =>
  formatUitkomst(Math.ceil(value * 100) / 100, 'kN');

/**
 * A hart-op-hart distance: whole mm, rounded down (rekenmodel 4.1 step 12), or tenths where that would read as the
 * maximum that it exceeds.
 */
export const formatHartOpHart = (s: number, s_max: number): string => {
  const geheel = Math.floor(s);
  return exceeds(s, s_max) && geheel <= s_max
    ? formatDecimalen(Math.ceil(s * 10) / 10, 0, 1)
    : formatUitkomst(geheel, 'mm');
};

/** A unity check: two decimals, or three where a check that fails would read 1,00. */
export const formatUnityCheck = (unityCheck: number): string => {
  const kort = formatDecimalen(unityCheck, 2, 2);
  return kort === '1,00' && !isVoldoende(unityCheck)
    ? formatDecimalen(Math.max(unityCheck, 1.001), 3, 3)
    : kort;
};

const MINIMUM_DECIMALEN = 4;
const MAXIMUM_DECIMALEN = 9;

/**
 * A number in a step: four decimals and five figures that count, so that the line can be computed again by
 * hand with the numbers that it shows.
 */
export const formatTussenwaarde = (value: number): string => {
  const positief = Math.abs(value);
  if (positief >= 1 || positief === 0) return formatDecimalen(value, 0, MINIMUM_DECIMALEN);
  const decimalen = MINIMUM_DECIMALEN - Math.floor(Math.log10(positief));
  return formatDecimalen(value, 0, Math.min(decimalen, MAXIMUM_DECIMALEN));
};

/** A unity check in a step, which never reads as the limit that it exceeds. */
export const formatUnityCheckInStap = (unityCheck: number): string =>
  formatTussenwaarde(isVoldoende(unityCheck) ? unityCheck : Math.max(unityCheck, 1.0001));
