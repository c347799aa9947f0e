import type { GebeurtenisOver } from '@adviestool/contract/gebeurtenissen';
import { formatNumber } from '@adviestool/getallen/formatNumber';

export const teksten = {
  titel: 'Logboek',
  uitleg: (dagen: number) =>
    `Wie in uw bedrijf wat deed: inloggen, rechten, projecten verwijderen en archiveren, inzagelinks, vaststellen, bestellen, afwijkingen op de bouw en exporteren. Alleen beheerders lezen dit. Na ${formatNumber(dagen)} dagen wordt het verwijderd.`,
  tabel: 'Gebeurtenissen',
  kolom: { op: 'Wanneer', door: 'Wie', wat: 'Wat', project: 'Project' },
  csvKolommen: ['Moment (Nederlandse tijd)', 'Wie', 'Wat', 'Over wie', 'Project', 'Bijzonderheden'],
  filter: {
    naam: 'Filter',
    over: 'Soort',
    wie: 'Persoon',
    vanaf: 'Van',
    tot: 'Tot en met',
    alles: 'Alles',
    iedereen: 'Iedereen',
    wissen: 'Filter wissen',
  },
  over: {
    inloggen: 'Inloggen en accounts',
    rechten: 'Leden en rechten',
    projecten: 'Projecten verwijderen en archiveren',
    links: 'Inzagelinks',
    vaststellen: 'Vaststellen',
    bouw: 'Bestellen en bouwplaats',
    export: 'Exporteren',
    bedrijf: 'Logo en bedrijfslogin',
  } satisfies Record<GebeurtenisOver, string>,
  zonderPersoon: 'Niemand met een account',
  geen: '–',
  leeg: 'Er is nog niets gebeurd.',
  leegFilter: 'Niets past bij dit filter.',
  eerder: 'Eerdere gebeurtenissen',
  nieuwste: 'Naar de nieuwste',
  csv: 'Als CSV opslaan',
  bestandsnaam: 'Logboek',
};
