export const teksten = {
  nietMeerTonen: 'Niet meer tonen',
  sluiten: 'Sluiten',
  aanmaken: 'Account aanmaken',
  inloggen: 'Inloggen',
};
