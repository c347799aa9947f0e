export const teksten = {
  titel: 'Account aanmaken',
  aangemaakt: 'Uw account is aangemaakt. U kunt nu inloggen.',
};
