import type { Inhoud } from '../cel.ts';
import type { NumberFormat } from './numberFormat.ts';

const DAY = 24 * 60 * 60 * 1000;
const SECOND = 1000;

/** Day 0; from 1 March 1900 on, for Excel counts a 29 February in that year. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const FIRST_TRUE_DAY = 60;
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

/** What Excel shows for a date that it does not have. */
const NO_DATE: Inhoud = { soort: 'fout', tekst: '########' };

const millisecondsOf = (serial: number, isFrom1904: boolean): number => {
  const whole = Math.round((serial * DAY) / SECOND) * SECOND;
  if (isFrom1904) return EPOCH_1904 + whole;
  return EPOCH_1900 + whole + (serial < FIRST_TRUE_DAY ? DAY : 0);
};

const showDay = (day: string): string => day.split('-').toReversed().join('-');

const showTime = (time: string): string => time.replace(/:00$/, '');

/** The date of a moment in time, as a day, a day with time, or a time alone. */
export const dateOf = (
  moment: Date,
  { heeftDag, heeftTijd }: { heeftDag: boolean; heeftTijd: boolean },
): Inhoud => {
  const [day = '', time = ''] = moment.toISOString().slice(0, 19).split('T');
  if (!heeftDag) return { soort: 'datum', waarde: time, tekst: showTime(time) };
  if (!heeftTijd && time === '00:00:00') {
    return { soort: 'datum', waarde: day, tekst: showDay(day) };
  }
  return { soort: 'datum', waarde: `${day}T${time}`, tekst: `${showDay(day)} ${showTime(time)}` };
};

/** @param serial days since the epoch of the workbook */
export const dateOfSerial = (
  serial: number,
  format: NumberFormat & { soort: 'datum' },
  isFrom1904: boolean,
): Inhoud =>
  serial < 0 || serial > LAST_DAY
    ? NO_DATE
    : dateOf(new Date(millisecondsOf(serial, isFrom1904)), format);
