import { formatNumber } from '@adviestool/getallen/formatNumber';

const opsomming = new Intl.ListFormat('nl-NL', { type: 'conjunction' });

/** What stands at the table without a question; the texts of the questions come with them. */
export const teksten = {
  balk: 'Selectie',
  geselecteerd: (aantal: number) => `${formatNumber(aantal)} geselecteerd`,
  omhoog: 'Omhoog verplaatsen',
  omlaag: 'Omlaag verplaatsen',
  gesorteerd:
    'Verplaatsen kan alleen in de volgorde van het project: zet de sortering uit met de kop van die kolom.',
  gegroepeerd:
    'Verplaatsen kan alleen in de volgorde van het project: zet ‘Groeperen op’ op ‘Niet groeperen’.',
  opheffen: 'Selectie opheffen',
  acties: {
    wijzigen: 'Wijzigen',
    detaillering: 'Detaillering overnemen',
    producten: 'Producten overnemen',
    aanbevolen: 'Aanbevolen producten kiezen',
    vaststellen: 'Vaststellen',
    dupliceren: 'Dupliceren',
    verwijderen: 'Verwijderen',
  },
  plakken: {
    leeg: 'Op het klembord staat geen tekst.',
    aanhalingsteken: (rij: number) =>
      `Er is niets geplakt. In rij ${formatNumber(rij)} begint een cel met een aanhalingsteken dat in die cel niet sluit. Sluit het of haal het weg.`,
    niets: 'Wat op het klembord staat, staat al in de tabel.',
    nietHier: (velden: readonly string[]) =>
      `Hier valt niets te plakken: alleen ${opsomming.format(velden.map((veld) => veld.toLowerCase()))} zijn in de tabel te wijzigen. Begin bij een van die kolommen.`,
    nietsPast:
      'Er is niets geplakt. Wat past, staat al in de tabel; de rest valt buiten wat in de tabel te wijzigen is.',
  },
};
