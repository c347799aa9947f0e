export const teksten = {
  onjuisteCombinatie: 'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.',
  cookieNietBewaard:
    'U bent ingelogd, maar uw browser bewaart het cookie niet. Sta cookies voor deze site toe en log opnieuw in. Helpt dat niet, open de adviestool dan met https of in een andere browser.',
  cookiesUit:
    'U bent ingelogd, maar in uw browser staan cookies uit. Zet ze aan voor deze site en log opnieuw in.',
  cookieNietInKader:
    'U bent ingelogd, maar uw browser bewaart geen cookie van de adviestool binnen een andere site. Sta cookies toe en log opnieuw in, of open de adviestool in een eigen tabblad.',
  cookiesToestaan: 'Cookies toestaan',
  toegestaan: 'Cookies zijn toegestaan. Log opnieuw in.',
  geweigerd:
    'De browser staat het niet toe. Open de adviestool eerst in een eigen tabblad, log daar in en probeer het hier opnieuw.',
  eigenTabblad: 'Adviestool in een eigen tabblad openen',
};
