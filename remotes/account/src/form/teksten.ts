export const teksten = {
  verplicht: 'Dit veld is verplicht.',
  teLang: (maximum: number) => `Te lang: maximaal ${maximum} tekens.`,
  emailInGebruik: 'Het gekozen e-mailadres is al in gebruik.',
  naamInGebruik: 'De gekozen gebruikersnaam is al in gebruik.',
  spatieVooraan: 'De gebruikersnaam mag niet beginnen met een spatie.',
  spatieAchteraan: 'De gebruikersnaam mag niet eindigen met een spatie.',
  alIngelogd: 'U bent al ingelogd met een ander account. Log eerst uit en probeer het opnieuw.',
  huidigWachtwoordOnjuist: 'Het huidige wachtwoord is onjuist.',
  nietGeautoriseerd: 'U bent niet geautoriseerd om uw account te bewerken.',
  wachtwoordTeKort: (minimum: number) => `Kies een wachtwoord van minstens ${minimum} tekens.`,
  wachtwoordenOngelijk: 'De ingevoerde wachtwoorden komen niet overeen.',
  veldenNietIngevuld: 'De verplichte velden zijn niet ingevuld.',
  linkVerlopen: 'Deze link is ongeldig, verlopen of al gebruikt. Vraag een nieuwe link aan.',
  onbekendeSoort: (name: string) =>
    `Dit formulier kan niet worden getoond: het veld ‘${name}’ is van een soort die de adviestool niet kent.`,
  formulierNietGevonden: 'Het formulier is niet gevonden.',
  formulierPastNiet:
    'Dit formulier kan niet worden getoond: de server stuurde iets dat de adviestool niet kent.',
};
