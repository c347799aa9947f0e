export const teksten = {
  uitStandaard: 'Ingevuld uit de standaard van dit project.',
  hoogteProject: (hoogte: string) => `Leeg: gebouwhoogte van het project (${hoogte}).`,
  aangemaakt: 'Aangemaakt op',
  bewerkt: 'Laatst bewerkt op',
};
