export const teksten = {
  onjuisteCombinatie: 'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.',
  teVeelPogingen: 'U bent tijdelijk geblokkeerd wegens teveel foutieve inlogpogingen.',
  cookieNietBewaard:
    'U bent ingelogd, maar uw browser bewaart het cookie niet waaraan de adviestool u herkent. Sta cookies voor deze site toe, ook binnen andere sites, en log opnieuw in. Begint het adres met http://, gebruik dan het adres met https:// of een andere browser.',
};
