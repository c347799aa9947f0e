let dagen: Intl.DateTimeFormat | undefined;

/** The day of a moment in Dutch time, wherever this runs, as an ISO date: 2026-11-22. */
export const dagVan = (moment: Date): string => {
  dagen ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
  return dagen.format(moment);
};
