export const teksten = {
  titel: 'Account aanmaken',
  bij: (bedrijf: string) => `Met dit account doet u mee in de adviestool van ${bedrijf}.`,
  ingelogd: 'Welkom. Uw account is aangemaakt en u bent ingelogd.',
  aangemaakt: 'Uw account is aangemaakt. U kunt nu inloggen.',
};
