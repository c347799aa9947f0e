export const teksten = {
  titel: 'Uitnodiging',
  openDeLink: 'Open de link van uw uitnodiging opnieuw.',
  dood: 'Deze uitnodiging is verlopen, ingetrokken of al gebruikt. Vraag uw beheerder om een nieuwe.',
  uitleg: (bedrijf: string, rol: string) =>
    `U bent uitgenodigd om mee te werken in de adviestool van ${bedrijf}, als ${rol.toLowerCase()}.`,
  mail: 'E-mailadres',
  geldig: 'Geldig tot',
  ingelogd: (naam: string) => `U bent ingelogd als ${naam}.`,
  meedoen: 'Meedoen',
  heeftAccount: 'U hebt al een account met dit e-mailadres. Log in om mee te doen.',
  zonderWachtwoord: (bedrijf: string) =>
    `U hebt geen wachtwoord nodig: na het aanmaken logt u in met ‘Inloggen met ${bedrijf}’.`,
  welAccount: 'Ik heb al een account',
  geenAccount: 'Ik heb nog geen account',
};
