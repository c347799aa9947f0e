export const teksten = {
  titel: 'Account aanmaken',
  bij: (bedrijf: string) => `In de adviestool van ${bedrijf} doet u mee met dit account.`,
  ingelogd: 'Welkom. Uw account is aangemaakt en u bent ingelogd.',
  aangemaakt: 'Uw account is aangemaakt. U kunt nu inloggen.',
};
