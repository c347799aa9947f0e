import { REKENMATERIALEN } from '@adviestool/contract/catalogus';

/** How a cell becomes a value. `lijst` and `perWaarde` stand in one cell, with semicolons between. */
type KolomSoort = 'tekst' | 'getal' | 'lijst' | 'datum' | 'perWaarde';

export interface BladKolom {
  kop: string;
  /** Keys that lead to the value in an entry of the sheet. */
  pad: readonly [string, ...string[]];
  soort: KolomSoort;
  /** What an empty cell says: null, or nothing at all. */
  leeg: 'null' | 'weg';
  uitleg: string;
}

/**
 * A sheet of the template. `een`: its first row is the catalogue itself; `lijst`: each row is an entry
 * of a list; `record`: an entry under the key in the first column; `waarden`: a key and its number.
 */
export interface CatalogusBlad {
  naam: string;
  vorm: 'een' | 'lijst' | 'record' | 'waarden';
  /** Where it stands in the catalogue; empty: it is the catalogue. */
  sleutel: string;
  kolommen: readonly BladKolom[];
}

const kolom = (kop: string, soort: KolomSoort, uitleg: string): BladKolom => ({
  kop,
  soort,
  uitleg,
  leeg: 'weg',
  pad: [kop],
});

const ID = kolom('id', 'tekst', 'Kort en uniek. Projecten bewaren het: wijzig het niet.');
const NAAM = kolom('naam', 'tekst', 'Zoals de gebruiker het product ziet.');
const GAMMA = kolom('gammaM', 'getal', 'Partiële factor.');

const HERKOMST: readonly BladKolom[] = [
  kolom('verpakking', 'getal', 'Stuks in een verpakking; leeg als los verkocht.'),
  kolom('bron', 'tekst', 'Bron van alle waarden: een id van het blad Bronnen.'),
  kolom(
    'bronPerWaarde',
    'perWaarde',
    'Bron van een enkele waarde, zoals ‘FgRk=beproeving; gammaM=norm’.',
  ),
  kolom('leverancier', 'tekst', 'Wie het levert, voor de bestellijst; mag leeg.'),
  kolom('artikel', 'tekst', 'Artikelnummer bij die leverancier; mag leeg.'),
  kolom(
    'prijs',
    'getal',
    'In hele centen zonder btw, per verpakking; los verkocht per stuk. Iedereen kan het lezen.',
  ),
];

const perMateriaal = (veld: 'FRk' | 'gammaM', uitleg: string): BladKolom[] =>
  REKENMATERIALEN.map((materiaal) => ({
    ...kolom(`${veld} ${materiaal}`, 'getal', uitleg),
    pad: [veld, materiaal],
  }));

const HOEKANKERS: readonly BladKolom[] = [
  ID,
  NAAM,
  kolom('afmeting', 'tekst', 'Zoals ‘90 x 90 x 60 x 2,5 mm’.'),
  kolom('materiaal', 'tekst', 'Zoals ‘staal, sendzimir verzinkt’.'),
  kolom('types', 'lijst', 'Eén of meer van: kozijn; schuifpui; hsb.'),
  kolom('zijden', 'lijst', 'Eén of meer van: onderzijde; zijkanten; bovenzijde.'),
  kolom('plaatsing', 'lijst', 'Eén of meer van: vloerrand; binnenmuur; latei; prefab.'),
  kolom('FwRk', 'getal', 'Karakteristieke weerstand op wind, kN.'),
  { ...kolom('FgRk', 'getal', 'Op gewicht, kN; leeg als hij geen gewicht draagt.'), leeg: 'null' },
  GAMMA,
  kolom('eRefWind', 'getal', 'Referentie-arm voor wind, mm.'),
  { ...kolom('eRefGewicht', 'getal', 'Referentie-arm voor gewicht, mm, of leeg.'), leeg: 'null' },
  {
    ...kolom('spouwlatMax', 'getal', 'Grootste spouwlatbreedte, mm; leeg is geen grens.'),
    leeg: 'null',
  },
  kolom('stelruimteMax', 'getal', 'Grootste stelruimte, mm.'),
  kolom('nBouw', 'getal', 'Bevestigingsmiddelen in het bouwdeel per hoekanker.'),
  kolom('nHout', 'getal', 'Bevestigingsmiddelen in het hout per hoekanker.'),
  kolom('herkomst', 'tekst', 'In woorden: waar de waarden vandaan komen.'),
  ...HERKOMST,
];

const BOUWKUNDIG: readonly BladKolom[] = [
  ID,
  NAAM,
  ...perMateriaal('FRk', 'Karakteristieke weerstand, kN; leeg als het niet past.'),
  ...perMateriaal('gammaM', 'Partiële factor, voor elk materiaal met FRk.'),
  kolom('minRandafstand', 'getal', 'Kleinste randafstand, mm.'),
  kolom('maxHefboomarm', 'getal', 'Tot deze hefboomarm geldt de weerstand, mm; leeg: onbekend.'),
  ...HERKOMST,
];

const HOUT: readonly BladKolom[] = [
  ID,
  NAAM,
  kolom('FRk', 'getal', 'Karakteristieke weerstand, kN.'),
  kolom('kmod', 'getal', 'Modificatiefactor voor wind.'),
  GAMMA,
  ...HERKOMST,
];

/** The sheets of the template, in their order. */
export const CATALOGUS_BLADEN: readonly CatalogusBlad[] = [
  {
    naam: 'Catalogus',
    vorm: 'een',
    sleutel: '',
    kolommen: [
      kolom('id', 'tekst', 'Naam van de catalogus: kleine letters, cijfers en streepjes.'),
      kolom('versie', 'tekst', 'Zoals 2026-1. Wijzigt er iets, dan is dat een nieuwe versie.'),
      {
        ...kolom('let op', 'tekst', 'Waarschuwing bij alle producten; leeg als die er niet is.'),
        pad: ['_let_op'],
      },
      kolom('ondergrondBron', 'tekst', 'Bron van het blad Ondergrond.'),
    ],
  },
  {
    naam: 'Bronnen',
    vorm: 'record',
    sleutel: 'bronnen',
    kolommen: [
      kolom('id', 'tekst', 'Kort; de andere bladen noemen het.'),
      kolom('document', 'tekst', 'Titel.'),
      kolom('nummer', 'tekst', 'Nummer van het document, zoals ETA-12/0345.'),
      kolom('datum', 'datum', 'Van het document.'),
      kolom('link', 'tekst', 'Adres dat met https:// begint; mag leeg.'),
      kolom('geldigTot', 'datum', 'Laatste dag waarop het geldt; leeg als die niet bekend is.'),
    ],
  },
  { naam: 'Hoekankers', vorm: 'lijst', sleutel: 'hoekankers', kolommen: HOEKANKERS },
  {
    naam: 'Bouwkundig',
    vorm: 'lijst',
    sleutel: 'bevestigingsmiddelenBouwkundig',
    kolommen: BOUWKUNDIG,
  },
  { naam: 'Hout', vorm: 'lijst', sleutel: 'bevestigingsmiddelenHout', kolommen: HOUT },
  {
    naam: 'Ondergrond',
    vorm: 'waarden',
    sleutel: 'ondergrondfactor',
    kolommen: [
      kolom('ondergrond', 'tekst', 'Waarin wordt verankerd.'),
      kolom('factor', 'getal', 'Waarmee de weerstand wordt vermenigvuldigd.'),
    ],
  },
];
