const ZONE = 'Europe/Amsterdam';

const DATE_TIME = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: ZONE,
});
const PARTS = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
  timeZone: ZONE,
});

/** 22 november 2026, 14:05, as the clock of the reader says; a server may stand in another zone. */
export const formatMoment = (moment: Date): string =>
  DATE_TIME.format(moment).replace(' om ', ', ');

/** Year, month, day, hour, minute and second by that clock. */
export const momentDelen = (moment: Date): number[] =>
  PARTS.formatToParts(moment)
    .filter(({ type }) => type !== 'literal')
    .map(({ type, value }) => ({ type, value: Number(value) }))
    .toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type))
    .map(({ value }) => value);

const ORDER: readonly Intl.DateTimeFormatPartTypes[] = [
  'year',
  'month',
  'day',
  'hour',
  'minute',
  'second',
];
