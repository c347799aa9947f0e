export const teksten = {
  veld: 'Nieuwe notitie',
  toevoegen: 'Toevoegen',
};
