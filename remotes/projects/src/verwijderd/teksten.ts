export const teksten = {
  titel: 'Verwijderde projecten',
  uitleg:
    'Een verwijderd project blijft bewaard tot de datum in de tabel. Zet u het terug, dan is het weer zoals het was. Inzagelinks komen niet terug.',
  leeg: 'Er zijn geen verwijderde projecten.',
  naarProjecten: 'Naar projecten',
  kolom: {
    project: 'Project',
    van: 'Van wie',
    op: 'Verwijderd op',
    door: 'Door',
    tot: 'Terug te zetten tot',
    actie: 'Terugzetten',
  },
  onbekend: 'niet bekend',
  terugzetten: 'Terugzetten',
  terugzettenVan: (naam: string) => `${naam} terugzetten`,
  zonderNaam: 'Project zonder naam',
};
