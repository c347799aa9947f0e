let momenten: Intl.DateTimeFormat | undefined;

/** A moment in Dutch time, wherever this runs, as a spreadsheet reads a date with its time: 2026-11-22 14:05:09. */
export const momentInTabel = (moment: Date): string => {
  momenten ??= new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  });
  return momenten.format(moment);
};
