export const teksten = {
  titel: 'Exporteren',
  uitleg:
    'Bewaart het hele project als één bestand, om het later of in een andere Adviestool weer te importeren: gegevens, gevelvullingen, standaarden, vastgestelde adviezen, bestellingen en wat er op de bouw is vastgelegd. De geschiedenis en de foto’s van de bouw gaan niet mee; foto’s staan in het dossier.',
  actie: 'Project exporteren',
  gedaan: (naam: string) => `${naam} is bewaard.`,
};
