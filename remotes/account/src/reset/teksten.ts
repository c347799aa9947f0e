export const TITEL = 'Nieuw wachtwoord kiezen';
export const GEWIJZIGD = 'Uw wachtwoord is gewijzigd. U bent nu ingelogd.';
export const OPEN_DE_LINK =
  'Open de link in de e-mail opnieuw, of vraag een nieuwe aan. Zonder die link kan uw wachtwoord niet worden gewijzigd.';
