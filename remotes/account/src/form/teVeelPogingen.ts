/** What logging in and changing an account both say after too many wrong passwords (specification). */
export const TE_VEEL_POGINGEN =
  'U bent tijdelijk geblokkeerd wegens teveel foutieve inlogpogingen.';
