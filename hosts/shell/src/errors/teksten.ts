export const teksten = {
  projectNietGevonden: 'Project niet gevonden.',
  teVeelVerzoeken:
    'U bent tijdelijk geblokkeerd wegens teveel verzoeken in een korte tijd. Probeer het later nog eens.',
  alIngelogd: 'U bent al ingelogd. De pagina wordt ververst over enkele seconden.',
  teVeelRequests:
    'U bent tijdelijk geblokkeerd wegens teveel requests. Probeer het later nog eens.',
  onderhoud: 'Er vindt momenteel onderhoud plaats aan de adviestool. Probeer het later nog eens.',
  httpFout: (status: number): string => `Er is een HTTP fout opgetreden (foutcode: ${status})`,
  advies:
    'Laad de pagina opnieuw. Blijft het probleem bestaan, neem dan contact op met de technische ondersteuning',
  foutmelding: (text: string): string => `Foutmelding: ${text}`,
  wacht: (seconds: number): string =>
    seconds < 90
      ? `U kunt het over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} opnieuw proberen.`
      : `U kunt het over ${Math.ceil(seconds / 60)} minuten opnieuw proberen.`,
  opnieuwOver: (seconds: number): string => `Opnieuw proberen (over ${seconds} s)`,
  serverMelding: (message: string): string => `Melding van de server: ${message}`,
  kenmerk: (id: string): string => `Kenmerk van het verzoek: ${id}`,
  geenVerbinding:
    'Er is geen verbinding met de server. Controleer uw internetverbinding en probeer het opnieuw.',
  geenAntwoord: 'Er is geen verbinding met de server. Probeer het straks opnieuw.',
  geenAntwoordVan: (origin: string): string =>
    `Er komt geen antwoord van ${origin}. Probeer het straks opnieuw.`,
  teLaat: 'De server antwoordt niet op tijd. Probeer het opnieuw.',
  onleesbaar:
    'De gevelvullingen van dit project kunnen niet worden gelezen. Het project is daarom niet gewijzigd. Neem contact op met de technische ondersteuning.',
  catalogusNietGeladen: 'De catalogus met producten kon niet worden geladen. Probeer het opnieuw.',
  catalogusGeenVerbinding:
    'De catalogus met producten kon niet worden geladen. Controleer uw internetverbinding en probeer het opnieuw.',
  catalogusOnbekend:
    'De versie van de catalogus waarmee dit project rekent, is niet te vinden. Kies bij de projectgegevens een andere versie.',
  onbekendBijOpslaan: 'Er is een onbekende fout opgetreden. Probeer het later nog eens.',
  onbekend: 'Onbekende fout',
  foutTitel: 'Er ging iets mis',
  nietGevondenTitel: 'Page not found',
  ongeldigAdresTitel: 'Page Not Found',
  nietGevonden: 'Deze pagina bestaat niet of bestaat niet meer:',
  geenToegangTitel: 'Geen toegang',
  geenToegang: 'U hebt geen toegang tot deze pagina of dit project.',
  naarProjecten: 'Naar projecten',
  opnieuw: 'Opnieuw proberen',
  herladen: 'Pagina opnieuw laden',
};
