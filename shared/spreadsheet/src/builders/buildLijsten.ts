import { buildXlsx } from './buildXlsx.ts';
import { encodeText } from './encodeText.ts';

/** A list as somebody would send it. */
interface Lijst {
  /** Name of the file. */
  naam: string;
  bron: Uint8Array;
}

const lines = (...rijen: readonly string[]): string => rijen.map((rij) => `${rij}\r\n`).join('');

/** Made in Excel: titles above the header, the name of each floor merged over its rows, a total. */
const excelMetTitels = (): Lijst => ({
  naam: 'Kozijnstaat Dok.xlsx',
  bron: buildXlsx([
    {
      naam: 'Kozijnstaat',
      samengevoegd: ['A1:F1', 'A5:A6', 'A7:A8'],
      rijen: [
        ['Kozijnstaat Dok van Delfzijl'],
        ['Datum', { datum: 46_000 }],
        [],
        ['Verdieping', 'Merk', 'Aantal', 'Breedte', 'Hoogte', 'Oppervlak'],
        ['Begane grond', 'K01', 4, 1200, 2400, { formule: 'D5*E5/1000000', waarde: 2.88 }],
        [null, 'K02', 2, 900, { formule: 'D6*2.5', waarde: 2250 }, { formule: 'D6*E6' }],
        ['Eerste', 'K03', 12, 2400, { fout: '#REF!' }, { fout: '#REF!' }],
        [null, 'K04', 1, 1200.5, 1500, { getal: 1.8, formaat: '0.00" m²"' }],
        ['Totaal', null, { formule: 'SUM(C5:C8)', waarde: 19 }],
      ],
    },
  ]),
});

/** Two sheets that are shown, one that is not. */
const excelMetBladen = (): Lijst => ({
  naam: 'project.xlsx',
  bron: buildXlsx([
    { naam: 'Toelichting', rijen: [['Maten in mm']] },
    {
      naam: 'BG',
      rijen: [
        ['nr', 'b', 'h'],
        ['BG-1', 1000, 2100],
      ],
    },
    { naam: 'Keuzelijsten', verborgen: true, rijen: [['kozijn'], ['hsb']] },
  ]),
});

/** Two rows of headers, of which the first is merged over its columns. */
const excelMetTweeKoppen = (): Lijst => ({
  naam: 'twee koppen.xlsx',
  bron: buildXlsx([
    {
      naam: 'Blad1',
      samengevoegd: ['A1:A2', 'B1:C1'],
      rijen: [
        ['Merk', 'Maten (m)'],
        [null, 'B', 'H'],
        ['K1', 1.2, 2.4],
      ],
    },
  ]),
});

/** Saved as CSV by an older Dutch Excel. */
const csvWindows1252 = (): Lijst => ({
  naam: 'lijst.csv',
  bron: encodeText(
    lines(
      'Merk;Omschrijving;Breedte;Hoogte;Prijs',
      'K01;"Kozijn; laagreliëf";1.200,5;2400;€ 1.250,00',
      'K02;"Kozijn 2"" × 4""\nmet ruit";900;2100;',
    ),
    'windows-1252',
  ),
});

/** Saved by a program that writes commas, with a mark. */
const csvKommas = (): Lijst => ({
  naam: 'export.csv',
  bron: encodeText(
    'Mark,Type,Width,Height\nW1,"Window, fixed",1.2,2.4\nW2,Door,0.9,2.1',
    'utf-8 with mark',
  ),
});

/** A schedule that Revit exports: a title, then quoted fields between tabs, an empty line. */
const revit = (): Lijst => ({
  naam: 'Kozijnstaat.txt',
  bron: encodeText(
    lines(
      '"Kozijnstaat"\t""\t""\t""\t""',
      '"Type Mark"\t"Family and Type"\t"Count"\t"Width"\t"Height"',
      '""\t""\t""\t""\t""',
      '"K01"\t"31_kozijn: 2-vaks ""A"""\t"4"\t"1200 mm"\t"2400 mm"',
      '"K02"\t"31_kozijn: deur"\t"2"\t"1010 mm"\t"2315 mm"',
      '"Grand total: 6"\t""\t"6"\t""\t""',
    ),
    'utf-16le',
  ),
});

/** A list of ArchiCAD saved as text: tabs, two rows of headers, decimal points, LF. */
const archicad = (): Lijst => ({
  naam: 'Raamlijst.txt',
  bron: encodeText(
    'Raamlijst\nElement ID\tAantal\tB x H afmetingen\t\n\t\tBreedte\tHoogte\nRK-001\t3\t1,200.00\t1,500.00\nRK-002\t1\t900.00\t1,500.00\n',
    'utf-8',
  ),
});

/** Cells that were copied in Excel: a cell with a line end is quoted, one with quotes is not. */
export const KLEMBORD =
  'merk\tbreedte\thoogte\topmerking\r\nK01\t1.200\t2.400\t"links\nrechts"\r\nK02\t900\t#N/B\t"A" blok, 3"\r\n';

/** Lists in the forms that people have them, for tests. */
export const buildLijsten = () => ({
  excelMetTitels: excelMetTitels(),
  excelMetBladen: excelMetBladen(),
  excelMetTweeKoppen: excelMetTweeKoppen(),
  csvWindows1252: csvWindows1252(),
  csvKommas: csvKommas(),
  revit: revit(),
  archicad: archicad(),
});
