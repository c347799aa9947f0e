export const teksten = {
  titel: 'Account aanmaken',
  ingelogd: 'Welkom. Uw account is aangemaakt en u bent ingelogd.',
  aangemaakt: 'Uw account is aangemaakt. U kunt nu inloggen.',
};
