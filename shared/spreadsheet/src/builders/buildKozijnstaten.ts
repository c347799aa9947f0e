import { buildXlsx, type BuiltCel } from './buildXlsx.ts';
import { encodeText } from './encodeText.ts';

/** A kozijnstaat as somebody would send it. */
export interface Kozijnstaat {
  /** Name of the file. */
  naam: string;
  bron: Uint8Array;
}

const lines = (eind: string, rijen: readonly string[]): string =>
  rijen.map((rij) => rij + eind).join('');

const tabs = (...rijen: readonly (readonly string[])[]): string[] =>
  rijen.map((velden) => velden.join('\t'));

/** An office with columns of its own: two numbers of which one is the merk, and names of sizes as drawn. */
const eigenMerken = (): Kozijnstaat => ({
  naam: 'Kozijnen blok A.csv',
  bron: encodeText(
    lines('\r\n', [
      'Blok A - kozijnen;;;;;;',
      'Nr;Kozijnmerk;Gevel;Soort element;Stuks;Breedte_VO;Hoogte_VO',
      '1;A.01;noord;Kozijn;4;1.200;2.400',
      '2;A.02;noord;Voordeur;1;1010;2315',
      '3;A.03;zuid;Hefschuifpui;2;3.600;2.415',
      'Begane grond;;;;;;',
      '4;;zuid;Raam;6;875;1.450',
      'Subtotaal;;;;13;;',
    ]),
    'utf-8 with mark',
  ),
});

/** Sizes in cm, as the header says, with decimals. */
const centimeters = (): Kozijnstaat => ({
  naam: 'kozijnen cm.csv',
  bron: encodeText(
    lines('\r\n', [
      'Merk;Type;Aantal;Breedte (cm);Hoogte [cm];Spouwlatbreedte (mm)',
      'K1;kozijn;3;120,5;240;90',
      'K2;kozijn;2;90;210,0;90',
      'K3;kozijn;1;1,8 m;2300 mm;90',
    ]),
    'utf-8',
  ),
});

/** Written by a program that uses commas and decimal points; nowhere is said that it is in metres. */
const meters = (): Kozijnstaat => ({
  naam: 'windows.csv',
  bron: encodeText(
    lines('\n', [
      'Mark,Description,Qty,Width,Height',
      'W01,"Window, fixed",4,1.2,2.4',
      'W02,Door,2,0.9,2.315',
      'W03,Sliding door,1,3.60,2.4',
    ]),
    'utf-8 with mark',
  ),
});

/** Two rows of headers, the first with names that are merged over their columns. */
const tweeKoppen = (): Kozijnstaat => ({
  naam: 'HSB elementen.xlsx',
  bron: buildXlsx([
    {
      naam: 'Toelichting',
      rijen: [['Maten zijn buitenmaten van het element.'], ['Gewicht met beplating.']],
    },
    {
      naam: 'Elementen',
      samengevoegd: ['A2:A3', 'B2:B3', 'C2:C3', 'D2:E2', 'F2:G2'],
      rijen: [
        ['HSB-elementen De Werf'],
        ['Merk', 'Type', 'Aantal', 'Maten in mm', null, 'Plaatsing', null, 'Gewicht', 'Opmerking'],
        [null, null, null, 'Breedte', 'Hoogte', 'onderzijde', 'bovenzijde', 'element', null],
        ['H01', 'HSB-wand', 2, 4800, 2740, 'vloerrand', 'Vloerrand', 42.5, null],
        ['H02', 'hsb', 3, { formule: 'D4/2', waarde: 2400 }, 2740, 'Vloerrand', 'latei', 42.5, 'x'],
        ['H03', 'HSB', 1, { fout: '#REF!' }, 2740, 'binnenmuur', 'dakrand', 40, { datum: 46_000 }],
        [null, null, { formule: 'SUM(C4:C6)', waarde: 6 }],
      ],
    },
    {
      naam: 'Keuzelijsten',
      verborgen: true,
      rijen: [
        ['Merk', 'Type'],
        ['x', 'y'],
      ],
    },
  ]),
});

/** Saved by an older Dutch Excel, with fields of the detaillering and a weight that is not explained. */
const windows1252 = (): Kozijnstaat => ({
  naam: 'staat.csv',
  bron: encodeText(
    lines('\r\n', [
      'Merk;Soort;St.;Breedte;Hoogte;Onderdorpel;Bevestigingsmiddelen;Stelruimte;Gewicht',
      'BG-01;Kozijn;4;1.200;2.400;Houten dorpel;nee;15;25,5',
      'BG-02;Deurkozijn;2;1.010;2.315;Laagreliëfdorpel;nee;10;30',
      '"BG-03 ""links""";Kozijn;1;900,5;1.450;Kunststof;ja;35;25',
      'Totaal;;7;;;;;;',
    ]),
    'windows-1252',
  ),
});

/** Copied in Excel: tabs, a quoted cell with a line end, a cell with an error. */
const klembord = (): Kozijnstaat => ({
  naam: 'klembord.txt',
  bron: encodeText(
    lines(
      '\r\n',
      tabs(
        ['merk', 'type', 'aantal', 'B', 'H', 'opmerking'],
        ['K01', 'kozijn', '2', '1.200', '2.400', '"links\r\nrechts"'],
        ['K02', 'kozijn', '1', '900', '#N/B', 'A "blok" 3'],
        ['-K03', 'schuifpui', '1', '3 600', '2.415,0', ''],
      ),
    ),
    'utf-8',
  ),
});

/** A schedule as Revit exports it: a title, quoted fields between tabs, an empty line, a grand total. */
const revit = (): Kozijnstaat => ({
  naam: 'Kozijnstaat.txt',
  bron: encodeText(
    lines(
      '\r\n',
      tabs(
        ['Kozijnstaat', '', '', '', '', ''],
        ['Type Mark', 'Family and Type', 'Count', 'Width', 'Height', 'Level'],
        ['', '', '', '', '', ''],
        ['K01', '31_buitenkozijn_hout: 2-vaks', '4', '1200 mm', '2400 mm', '00'],
        ['K02', '31_buitenkozijn_hout: deur', '2', '1010 mm', '2315 mm', '00'],
        ['P01', '31_schuifpui_hout: 2-delig', '1', '3600 mm', '2415 mm', '01'],
        ['K03', '31_gevelelement: gordijn', '1', '1200 mm', '1200 mm', '01'],
        ['Grand total: 8', '', '8', '', '', ''],
      ).map((rij) =>
        rij
          .split('\t')
          .map((veld) => `"${veld}"`)
          .join('\t'),
      ),
    ),
    'utf-16le',
  ),
});

/** A list of ArchiCAD saved as text: two rows of headers, numbers as in English, LF. */
const archicad = (): Kozijnstaat => ({
  naam: 'Raamlijst.txt',
  bron: encodeText(
    lines(
      '\n',
      tabs(
        ['Raamlijst'],
        ['Element ID', 'Elementtype', 'Aantal', 'B x H afmetingen', ''],
        ['', '', '', 'Breedte', 'Hoogte'],
        ['RK-001', 'Raam', '3', '1,200.00', '1,500.00'],
        ['RK-002', 'Raam', '1', '900.00', '1,500.00'],
        ['DK-001', 'Deur', '2', '1,010.00', '2,315.00'],
      ),
    ),
    'utf-8',
  ),
});

/** A factory: both sizes in one cell, sums that Excel put between groups, and a second list below the first. */
const fabriek = (): Kozijnstaat => ({
  naam: 'Werkorder 24-118.xlsx',
  bron: buildXlsx([
    {
      naam: 'Werkorder',
      samengevoegd: ['A1:E1'],
      rijen: [
        ['Timmerfabriek Veldhuis – werk 24-118'],
        ['Merk', 'Omschrijving', 'Aantal', 'Afmeting (b x h)', 'Glas kg/m²'],
        ['A', 'Raamkozijn', '4x', '1200 x 2400', 25],
        ['A Totaal', null, { formule: 'SUBTOTAL(9,C3:C3)', waarde: 4 }],
        ['B', 'Deurkozijn', '2 st.', '1.010 × 2.315 mm', 30],
        ['C', 'Hefschuifpui', '1 stuks', 'H=2415 B=3600', 40],
        ['D', 'Raamkozijn', 1, 900, 25],
        ['B Totaal', null, { formule: 'SUBTOTAL(9,C5:C7)', waarde: 4 }],
        ['HSB-elementen'],
        ['Merk', 'Omschrijving', 'Hoogte', 'Breedte', 'Aantal'],
        ['H01', 'HSB-element', 2740, 4800, 2],
      ],
    },
  ]),
});

/** Put out by a program that writes UTF-16 and no mark, with merken of which Excel made dates. */
const zonderMark = (): Kozijnstaat => ({
  naam: 'export.txt',
  bron: encodeText(
    lines(
      '\r\n',
      tabs(
        ['Openingnr.', 'Elementsoort', 'Stuks', 'Nominale breedte', 'Nominale hoogte'],
        ['1-jan', 'Draaikiepraam', '3', '1.200', '1.450'],
        ['1-3', 'Buitendeur', '1', '1.010', '2.315'],
      ),
    ),
    'utf-16le',
  ).subarray(2),
});

const VERDIEPINGEN = ['Begane grond', 'Eerste verdieping', 'Tweede verdieping'] as const;
const SOORTEN = ['Kozijn', 'Raam', 'Deurkozijn'] as const;
const PER_VERDIEPING = 20;
const EERSTE_RIJ = 6;

/** Sizes differ by row; every third is a text, as the Dutch write it. */
const maatOf = (mm: number, index: number): BuiltCel =>
  index % 3 === 2 && mm >= 1000 ? `${Math.floor(mm / 1000)}.${String(mm).slice(-3)}` : mm;

const rijOf = (index: number): BuiltCel[] => [
  index % PER_VERDIEPING === 0 ? (VERDIEPINGEN[index / PER_VERDIEPING] ?? null) : null,
  `K${String(index + 1).padStart(2, '0')}`,
  SOORTEN[index % SOORTEN.length] ?? null,
  1 + (index % 4),
  maatOf(800 + (index % 10) * 150, index),
  maatOf(1450 + (index % 5) * 250, index + 1),
  index % 4 === 3 ? '27,5 kg/m²' : 25,
];

/**
 * Sixty kozijnen made in Excel: titles above the header, the name of each floor merged over its rows,
 * numbers as numbers and as Dutch text, and a total.
 */
export const buildZestigKozijnen = (): Kozijnstaat => {
  const aantal = VERDIEPINGEN.length * PER_VERDIEPING;
  const laatste = EERSTE_RIJ + aantal - 1;
  const som = Array.from({ length: aantal }, (_none, index) => 1 + (index % 4));
  return {
    naam: 'Kozijnstaat Dok van Delfzijl.xlsx',
    bron: buildXlsx([
      {
        naam: 'Kozijnstaat',
        samengevoegd: [
          'A1:G1',
          ...VERDIEPINGEN.map((_naam, index) => {
            const eerste = EERSTE_RIJ + index * PER_VERDIEPING;
            return `A${eerste}:A${eerste + PER_VERDIEPING - 1}`;
          }),
        ],
        rijen: [
          ['Kozijnstaat Dok van Delfzijl'],
          ['Datum', { datum: 46_000 }],
          ['Maten in mm, buitenkant kozijn'],
          [],
          ['Verdieping', 'Merk', 'Soort', 'Aantal', 'Breedte', 'Hoogte', 'Glasgewicht (kg/m²)'],
          ...Array.from({ length: aantal }, (_none, index) => rijOf(index)),
          [
            'Totaal',
            null,
            null,
            {
              formule: `SUM(D${EERSTE_RIJ}:D${laatste})`,
              waarde: som.reduce((sum, each) => sum + each, 0),
            },
          ],
        ],
      },
    ]),
  };
};

/** Kozijnstaten in the forms that people have them, for tests. */
export const buildKozijnstaten = () => ({
  eigenMerken: eigenMerken(),
  centimeters: centimeters(),
  meters: meters(),
  tweeKoppen: tweeKoppen(),
  windows1252: windows1252(),
  klembord: klembord(),
  revit: revit(),
  archicad: archicad(),
  fabriek: fabriek(),
  zonderMark: zonderMark(),
  zestigKozijnen: buildZestigKozijnen(),
});
