export const teksten = {
  nietGevonden: 'Spouwankersituatie niet gevonden.',
  nieuw: 'Nieuwe spouwankersituatie',
  zonderMerk: 'Spouwankersituatie zonder merk',
  metMerk: (merk: string) => `Spouwankersituatie ${merk}`,
  stappen: 'Stappen van de spouwankersituatie',
};
