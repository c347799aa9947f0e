export const teksten = {
  onjuisteCombinatie: 'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.',
  cookieNietBewaard:
    'U bent ingelogd, maar uw browser bewaart het cookie niet. Sta cookies toe, ook binnen andere sites, en log opnieuw in. Helpt dat niet, gebruik dan https of een andere browser.',
};
