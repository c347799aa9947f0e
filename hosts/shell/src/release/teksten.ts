export const teksten = {
  nieuweVersie: 'Er is een nieuwe versie beschikbaar.',
  vernieuwen: 'Vernieuwen',
};
