/** Messages of specification 8 for a login. */
export const ONJUISTE_COMBINATIE = 'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.';
export const TE_VEEL_POGINGEN =
  'U bent tijdelijk geblokkeerd wegens teveel foutieve inlogpogingen.';
