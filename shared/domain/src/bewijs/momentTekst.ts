const FORMAT = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/**
 * A moment (ISO 8601) as the check of a report writes it, in Dutch time wherever it is read.
 *
 * @example '24 november 2026 om 00:02'
 */
export const momentTekst = (moment: string): string => FORMAT.format(new Date(moment));
