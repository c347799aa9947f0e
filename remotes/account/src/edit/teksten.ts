export const teksten = {
  titel: 'Account beheren',
  bijgewerkt: 'Uw account is bijgewerkt.',
};
