/** What who makes or opens a link reads of a refusal. */
export const teksten = {
  /** The same whatever the reason: who guesses learns nothing. */
  werktNiet: 'Deze inzagelink werkt niet meer.',
  teVaak:
    'Vanaf dit adres is te vaak een inzagelink geopend die niet werkt. Probeer het later opnieuw.',
  nietGevonden: 'Deze inzagelink is er niet meer.',
  teVeel:
    'Dit project heeft al vijftig inzagelinks die werken. Trek er een in en maak dan een nieuwe.',
  sleutelGebruikt: 'Deze Idempotency-Key is al voor iets anders gebruikt.',
  /** In place of the name of a user, in a report. */
  lezer: 'een lezer met een inzagelink',
} as const;
