export const teksten = {
  nietGevonden: 'Gevelvulling niet gevonden.',
  onleesbaar: 'De gevelvullingen van dit project kunnen niet worden gelezen of gewijzigd.',
  opslaanMislukt: 'Opslaan is niet gelukt. Uw invoer staat nog op het scherm.',
  opgeslagenOm: (tijd: string) => `Opgeslagen om ${tijd}`,
  opgeslagenOp: (moment: string) => `Opgeslagen op ${moment}`,
  eldersOpgeslagen:
    'Dit project is in een ander venster opgeslagen. Uw invoer staat nog op het scherm; bij het opslaan kiest u welke versie blijft.',
  verlaten: {
    titel: 'Wijzigingen niet opgeslagen',
    tekst: 'Wat u in deze stap hebt ingevuld, gaat verloren als u de stap verlaat.',
  },
  conflict: {
    titel: 'Project is intussen gewijzigd',
    tekst:
      'Dit project is elders opgeslagen nadat u het opende. Bewaart u uw versie, dan wordt deze stap in het nieuwste project opgeslagen. Laadt u de nieuwste versie, dan vervalt uw invoer in deze stap.',
  },
  stapTitel: (stap: { nummer: number; aantal: number; label: string }, project: string) =>
    `Stap ${stap.nummer} van ${stap.aantal} – ${stap.label} – ${project}`,
  zonderNaam: 'Project zonder naam',
};
