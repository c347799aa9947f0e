export const teksten = {
  verbinding: 'Verbinding',
  bezig: 'Verbinding aan het maken...',
  inOrde: 'Verbinding is OK',
  nietBeschikbaar: (code: number) => `De server is nu niet beschikbaar (foutcode: ${code})`,
  geenVerbinding: 'Geen verbinding met de server',
  blijftStaan: 'Wat u hebt ingevuld, blijft staan. De adviestool probeert het vanzelf opnieuw.',
  nuProberen: 'Nu proberen',
};
