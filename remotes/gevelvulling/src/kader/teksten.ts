export const teksten = {
  uitStandaard: 'Ingevuld uit de standaard van dit project.',
  hoogteProject: (hoogte: string) => `Leeg: gebouwhoogte van het project (${hoogte}).`,
  merkVaker: 'Een andere gevelvulling van dit project heeft ook dit merk.',
  aangemaakt: 'Aangemaakt op',
  bewerkt: 'Laatst bewerkt op',
};
