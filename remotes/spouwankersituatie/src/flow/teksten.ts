export const teksten = {
  nietGevonden: 'Spouwankersituatie niet gevonden.',
  nietToevoegen: 'U mag dit project bekijken, niet wijzigen.',
  stapTitel: (stap: { nummer: number; aantal: number; label: string }, project: string) =>
    `Stap ${stap.nummer} van ${stap.aantal} – ${stap.label} – ${project}`,
  projectZonderNaam: 'Project zonder naam',
  stappen: 'Stappen van de spouwankersituatie',
};
