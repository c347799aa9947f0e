export const teksten = {
  nietGevonden: 'Gevelvulling niet gevonden.',
  onleesbaar: 'De gevelvullingen van dit project kunnen niet worden gelezen of gewijzigd.',
  nietOpgeslagen: 'Niet opgeslagen',
  opgeslagenOm: (tijd: string) => `Opgeslagen om ${tijd}`,
  opgeslagenOp: (moment: string) => `Opgeslagen op ${moment}`,
  vorige: 'Vorige',
  volgende: 'Volgende',
  naarAdvies: 'Naar advies',
  stapTitel: (stap: { nummer: number; aantal: number; label: string }, project: string) =>
    `Stap ${stap.nummer} van ${stap.aantal} – ${stap.label} – ${project}`,
  zonderNaam: 'Project zonder naam',
};
