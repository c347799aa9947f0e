/* Moments as nl-NL writes them. */

/** A formatter takes milliseconds to make on a slow machine, so each is made when it is first used. */
const once = <Format>(make: () => Format): (() => Format) => {
  let made: Format | undefined;
  return () => (made ??= make());
};

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
