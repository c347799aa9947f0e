let momenten: Intl.DateTimeFormat | undefined;

const UUR = 3_600_000;

/**
 * A moment in Dutch time, wherever this runs, as a spreadsheet reads a date with its time: 2026-11-22 14:05:09. Of the
 * hour that comes twice when summer time ends it says which one: 2026-10-25 02:30:00 CEST, and an hour later CET.
 */
export const momentInTabel = (moment: Date): string => {
  momenten ??= new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  });
  const tekst = momenten.format(moment);
  if (momenten.format(moment.getTime() + UUR) === tekst) return `${tekst} CEST`;
  return momenten.format(moment.getTime() - UUR) === tekst ? `${tekst} CET` : tekst;
};
