export const teksten = {
  onjuisteCombinatie: 'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.',
  teVeelPogingen: 'U bent tijdelijk geblokkeerd wegens teveel foutieve inlogpogingen.',
};
