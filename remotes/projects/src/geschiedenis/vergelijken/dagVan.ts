/** The day of a moment in Dutch time, as the backend counts days: 2026-11-22. */
export const dagVan = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(moment);
