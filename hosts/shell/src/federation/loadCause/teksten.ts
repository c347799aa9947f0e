export const teksten = {
  traag: 'De server antwoordt niet op tijd. Probeer het straks opnieuw.',
  ontbreekt:
    'Een bestand staat niet op de server. Misschien is er een nieuwe versie: laad de pagina opnieuw.',
  foutmelding: (status: number): string =>
    `De server geeft een foutmelding (foutcode: ${status}). Probeer het straks opnieuw.`,
  gewijzigd:
    'Een bestand is niet zoals het is uitgebracht en wordt daarom niet gebruikt. Blijft dat zo, dan verandert uw netwerk of een programma op uw computer wat u ophaalt.',
  geweigerd: (origin: string): string => `De adviestool mag geen bestanden ophalen van ${origin}.`,
  onbereikbaar: (origin: string): string =>
    `De server ${origin} is niet bereikbaar. Probeer het straks opnieuw.`,
  startNiet: 'De bestanden zijn er wel, maar ze starten niet.',
  afgebroken:
    'Het laden is afgebroken, terwijl de adviestool wel bereikbaar is. Probeer het opnieuw.',
};
