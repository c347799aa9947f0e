export const teksten = {
  wacht: 'De adviestool wordt nog geladen. Daarna wordt dit vanzelf verzonden.',
  nogEens: 'De adviestool wordt opnieuw geladen.',
  nietGeladen:
    'De adviestool is nog niet geladen. Controleer uw internetverbinding. Wat u hebt ingevuld, blijft staan.',
  bewaard: (om: string) => `Gegevens van ${om}, worden vernieuwd.`,
  opnieuw: 'Opnieuw proberen',
};
