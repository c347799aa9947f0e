export const teksten = {
  titel: 'Inloggen via uw bedrijf',
  uitleg:
    'Laat collega’s inloggen met het account van uw eigen bedrijf, bij bijvoorbeeld Microsoft Entra, Google of Keycloak (OpenID Connect). Wie een bevestigd e-mailadres van uw bedrijf heeft, wordt bij de eerste keer inloggen lid.',
  aanbieder: {
    titel: 'Aanbieder',
    terugadres: 'Terugadres (redirect URI)',
    terugadresUitleg: 'Vul dit adres in bij uw aanbieder.',
    issuer: 'Adres van de aanbieder (issuer)',
    issuerHulp: 'Begint met https://. Neem het letterlijk over van uw aanbieder.',
    clientId: 'Kenmerk (client ID)',
    clientIdHulp:
      'Met een ander kenmerk wordt iedereen opnieuw herkend aan het e-mailadres. Kijk daarna bij de leden: wie u hebt verwijderd, kan weer lid worden als de aanbieder een ander adres noemt dan hier stond.',
    geheim: 'Geheim (client secret)',
    geheimBewaard: 'Er is een geheim bewaard. Laat dit veld leeg om het te houden.',
  },
  leden: {
    titel: 'Wie er lid wordt',
    domeinen: 'Domeinen van e-mailadressen',
    domeinenHulp: 'Met een komma ertussen, zoals bedrijf.nl, bedrijf.be.',
    rolclaim: 'Claim met de rol',
    rolclaimHulp:
      'Zoals roles, groups of realm_access.roles. Leeg: een beheerder geeft de rollen hier, bij de leden.',
    waarden: (rol: string) => `Waarden voor ${rol}`,
    waardenHulp: 'Eén per regel. Een komma hoort bij de waarde.',
    standaardrol: 'Rol als geen waarde past',
    niemand: 'Niet toelaten',
  },
  wachtwoord: {
    titel: 'Wachtwoorden',
    vraag: 'Mag men ook met een wachtwoord inloggen?',
    ja: 'Ja',
    nee: 'Nee, alleen via uw bedrijf',
    pasLater:
      'Wachtwoorden verbieden kan pas als u zelf via uw bedrijf bent ingelogd na de laatste wijziging van deze instellingen: dan komt er altijd een beheerder binnen. Sla eerst op en log zo in.',
    weerToe:
      'Wijzigt u hierboven iets, sta wachtwoorden dan toe en sla op. Log daarna opnieuw in via uw bedrijf om ze te verbieden.',
  },
  opslaan: 'Opslaan',
  opgeslagen: 'De bedrijfslogin is opgeslagen. De aanbieder heeft geantwoord.',
  opgeslagenUitgelogd:
    'De bedrijfslogin is opgeslagen. De aanbieder heeft geantwoord. Wie ermee was ingelogd, ook u zelf, is uitgelogd en logt opnieuw in.',
  verwijderen: 'Bedrijfslogin verwijderen',
  verwijderd: 'De bedrijfslogin is verwijderd.',
  vraag: {
    title: 'Bedrijfslogin verwijderen',
    text: 'Wie zo is ingelogd, wordt uitgelogd. Collega’s zonder wachtwoord vragen er een aan met ‘Wachtwoord vergeten’.',
    confirm: 'Verwijderen',
    cancel: 'Annuleren',
  },
  domeinFout: (domein: string) => `‘${domein}’ is geen domein, zoals bedrijf.nl.`,
  verplicht: 'Dit veld is verplicht.',
};
