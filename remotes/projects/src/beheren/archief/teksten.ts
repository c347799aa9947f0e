export const teksten = {
  titel: 'Archiveren',
  uitleg:
    'Een gearchiveerd project staat niet meer in de lijst en kan niet worden gewijzigd. Bekijken, een rapport maken, dupliceren en exporteren blijven mogelijk.',
  actie: 'Project archiveren',
  terug: 'Uit het archief halen',
  melding: (op: string) =>
    `Dit project staat sinds ${op} in het archief. Het kan worden bekeken, maar niet gewijzigd.`,
  gearchiveerd: (naam: string) => `Project ‘${naam}’ staat in het archief.`,
  teruggehaald: (naam: string) => `Project ‘${naam}’ is uit het archief gehaald.`,
  ongedaanMaken: 'Ongedaan maken',
};
