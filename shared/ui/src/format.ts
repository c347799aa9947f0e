import { formatDecimalen, formatUitkomst } from '@adviestool/domain/toelichting/getallen';

/*
 * Numbers and moments as nl-NL writes them: a decimal comma, a point for thousands from 10.000, a
 * narrow no-break space before a unit.
 */

export type Decimals = 0 | 1 | 2 | 3 | '0-3';

export type OutcomeUnit = 'mm' | 'm²' | 'kN' | 'kN/m²';

export type Unit = OutcomeUnit | 'm' | 'mm²' | 'kg' | 'kg/m²' | 'kNm';

/** U+202F: keeps a number and its unit on one line. */
export const NARROW_SPACE = '\u202F';

export const formatNumber = (value: number, decimals: Decimals = 0): string =>
  decimals === '0-3' ? formatDecimalen(value, 0, 3) : formatDecimalen(value, decimals, decimals);

/** A formatter takes milliseconds to make on a slow machine, so each is made when it is first used. */
const once = <Format>(make: () => Format): (() => Format) => {
  let made: Format | undefined;
  return () => (made ??= make());
};

const countFormat = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 }));

/** A number of things to count or order, with a separator from a thousand: 1.092. */
export const formatCount = (value: number): string => countFormat().format(value);

export const formatQuantity = (value: number, decimals: Decimals, unit: Unit): string =>
  `${formatNumber(value, decimals)}${NARROW_SPACE}${unit}`;

/** An outcome of the calculation, in the decimals of its unit. */
export const formatOutcome = (value: number, unit: OutcomeUnit): string =>
  `${formatUitkomst(value, unit)}${NARROW_SPACE}${unit}`;

const dateFormat = once(() => new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long' }));
const timeFormat = once(() => new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short' }));

/** 21 november 2026 */
export const formatDate = (moment: Date): string => dateFormat().format(moment);

/** 14:05 */
export const formatTime = (moment: Date): string => timeFormat().format(moment);

/** 21 november 2026, 14:05 */
export const formatDateTime = (moment: Date): string =>
  `${formatDate(moment)}, ${formatTime(moment)}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whether a moment is shown in words, relative to now. */
export const isRecent = (moment: Date, now: Date): boolean =>
  Math.abs(now.getTime() - moment.getTime()) < HOUR;

/** ‘zojuist’, ‘5 minuten geleden’, and after an hour the date and time. */
export const formatRelativeTime = (moment: Date, now: Date): string => {
  if (!isRecent(moment, now)) return formatDateTime(moment);
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE);
  if (minutes < 1) return 'zojuist';
  return minutes === 1 ? '1 minuut geleden' : `${minutes} minuten geleden`;
};
