export const teksten = {
  titel: 'Exporteren',
  uitleg:
    'Bewaart het hele project als één bestand, om het later of in een andere Adviestool weer te importeren: gegevens, gevelvullingen, standaarden en vastgestelde adviezen. De geschiedenis gaat niet mee.',
  actie: 'Project exporteren',
  gedaan: (naam: string) => `${naam} is bewaard.`,
};
