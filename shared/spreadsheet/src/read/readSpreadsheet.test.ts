import { describe, expect, test } from '@jest/globals';

import { buildLijsten, KLEMBORD } from '../builders/buildLijsten.ts';
import { buildXlsx, type BuiltCel } from '../builders/buildXlsx.ts';
import { encodeText } from '../builders/encodeText.ts';
import type { Rijen } from '../cel.ts';
import type { GelezenBestand } from '../leesFout.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';

const lijsten = buildLijsten();

const open = (bron: Uint8Array | string, naam = 'lijst.xlsx'): GelezenBestand => {
  const uitkomst = readSpreadsheet(bron, { naam });
  if (!uitkomst.gelukt) throw new Error(uitkomst.fout.tekst);
  return uitkomst.bestand;
};

const rijenVan = (bron: Uint8Array | string): Rijen => open(bron).bladen[0]?.rijen ?? [];

const tekstenVan = (rijen: Rijen): string[][] => rijen.map((rij) => rij.map(({ tekst }) => tekst));

const tekstenIn = (bron: Uint8Array | string): string[][] => tekstenVan(rijenVan(bron));

/** The only cell of a workbook, without its place. */
const celVan = (cel: BuiltCel, options?: Parameters<typeof buildXlsx>[1]) => {
  const [[gelezen] = []] = rijenVan(buildXlsx([{ naam: 'x', rijen: [[cel, 'einde']] }], options));
  if (gelezen === undefined) throw new Error('no cell');
  const { rij: _rij, kolom: _kolom, herhaald: _herhaald, ...inhoud } = gelezen;
  return inhoud;
};

describe('a list of Excel', () => {
  test('gives its rows with the numbers they have in the file, without the empty ones', () => {
    const rijen = rijenVan(lijsten.excelMetTitels.bron);
    expect(rijen.map((rij) => rij[0]?.rij)).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
    expect(tekstenVan(rijen)).toEqual([
      Array.from({ length: 6 }, () => 'Kozijnstaat Dok van Delfzijl'),
      ['Datum', '09-12-2025'],
      ['Verdieping', 'Merk', 'Aantal', 'Breedte', 'Hoogte', 'Oppervlak'],
      ['Begane grond', 'K01', '4', '1200', '2400', '2,88'],
      ['Begane grond', 'K02', '2', '900', '2250', 'formule zonder waarde'],
      ['Eerste', 'K03', '12', '2400', '#REF!', '#REF!'],
      ['Eerste', 'K04', '1', '1200,5', '1500', '1,80 m²'],
      ['Totaal', '', '19'],
    ]);
  });

  test('repeats a merged cell over its area and says which cells repeat', () => {
    const herhaald = rijenVan(lijsten.excelMetTitels.bron)
      .flat()
      .filter((cel) => cel.herhaald)
      .map(({ rij, kolom, opzij }) => [rij, kolom, opzij]);
    expect(herhaald).toEqual([
      [1, 2, true],
      [1, 3, true],
      [1, 4, true],
      [1, 5, true],
      [1, 6, true],
      [6, 1, undefined],
      [8, 1, undefined],
    ]);
  });

  test('has headers of two rows', () => {
    expect(tekstenIn(lijsten.excelMetTweeKoppen.bron)).toEqual([
      ['Merk', 'Maten (m)', 'Maten (m)'],
      ['Merk', 'B', 'H'],
      ['K1', '1,2', '2,4'],
    ]);
  });

  test('says which of its rows a filter takes away', () => {
    const rijen = [['Merk'], ['K1'], [], ['K2'], ['K3']];
    const bron = buildXlsx([{ naam: 'x', rijen, verborgenRijen: [2, 3, 5] }]);
    expect(open(bron).bladen).toMatchObject([{ rijen: { length: 4 }, verborgenRijen: [2, 5] }]);
  });

  test('has all its sheets, and says which Excel hides', () => {
    const { soort, bladen } = open(lijsten.excelMetBladen.bron);
    expect(soort).toBe('xlsx');
    expect(bladen.map(({ naam, verborgen, rijen }) => [naam, verborgen, rijen.length])).toEqual([
      ['Toelichting', false, 1],
      ['BG', false, 2],
      ['Keuzelijsten', true, 2],
    ]);
  });

  test.each<[BuiltCel, object]>([
    [1200, { soort: 'getal', waarde: 1200, tekst: '1200' }],
    [-0.5, { soort: 'getal', waarde: -0.5, tekst: '-0,5' }],
    [3.3000000000000003, { soort: 'getal', waarde: 3.3000000000000003, tekst: '3,3' }],
    ['1.200', { soort: 'tekst', tekst: '1.200' }],
    [' K 01\n', { soort: 'tekst', tekst: ' K 01\n' }],
    ['', { soort: 'leeg', tekst: '' }],
    [null, { soort: 'leeg', tekst: '' }],
    [true, { soort: 'tekst', tekst: 'WAAR' }],
    [{ fout: '#N/A' }, { soort: 'fout', tekst: '#N/A' }],
    [
      { formule: 'A2*2', waarde: 12 },
      { soort: 'getal', waarde: 12, tekst: '12' },
    ],
    [
      { formule: '"K"&1', waarde: 'K1' },
      { soort: 'tekst', tekst: 'K1' },
    ],
    [
      { formule: '""', waarde: '' },
      { soort: 'leeg', tekst: '' },
    ],
    [{ formule: 'WEBSERVICE("http://x")' }, { soort: 'fout', tekst: 'formule zonder waarde' }],
    [{ inline: '<b>&amp;' }, { soort: 'tekst', tekst: '<b>&amp;' }],
    [{ delen: ['K', ' 01'] }, { soort: 'tekst', tekst: 'K 01' }],
    ['_x0041__x005F_x0041_', { soort: 'tekst', tekst: 'A_x0041_' }],
    [{ datum: 45_000 }, { soort: 'datum', waarde: '2023-03-15', tekst: '15-03-2023' }],
    [{ datum: 1 }, { soort: 'datum', waarde: '1900-01-01', tekst: '01-01-1900' }],
    [{ datum: 61 }, { soort: 'datum', waarde: '1900-03-01', tekst: '01-03-1900' }],
    [
      { datum: 45_000.75, formaat: 'd/m/yy h:mm' },
      { soort: 'datum', waarde: '2023-03-15T18:00:00', tekst: '15-03-2023 18:00' },
    ],
    [
      { datum: 0.25, formaat: '[h]:mm' },
      { soort: 'datum', waarde: '06:00:00', tekst: '06:00' },
    ],
    [{ datum: -1 }, { soort: 'fout', tekst: '########' }],
  ])('reads the cell %j as %j', (cel, inhoud) => {
    expect(celVan(cel)).toEqual(inhoud);
  });

  test.each([
    [1234.5, '#,##0.00', '1.234,50'],
    [0.125, '0%', '13%'],
    [2.4, '0.00" m"', '2,40 m'],
    [1200, '0\\ \\m\\m', '1200 mm'],
    [1200, '[Red]#,##0" mm";-0', '1.200 mm'],
    [-3, '0" mm";[Red]"min "0', 'min 3'],
    [7, '000', '007'],
    [12.5, '[$€-413] #,##0.00', '€ 12,50'],
    [1234.5, '0.0##', '1234,5'],
    [1234.5, '0.00E+00', '1234,5'],
    [1200, '0.0,', '1200'],
    [1200, 'Standaard', '1200'],
    [650, 'General" cm"', '650 cm'],
    [2.4, 'Standaard\\ \\m', '2,4 m'],
    [-7, 'General" kg";General" kg tekort"', '7 kg tekort'],
    [25.5, '# ??/??" kg"', '25,5 kg'],
    [-650, '0E+00" cm"_);(0E+00" cm")', '-650 cm'],
    [1500, '[<1000]0" cm";0" mm"', '1500 mm'],
    [650, '[<1000]0" cm";0" mm"', '650 cm'],
    [1000, '[>=1000]0" mm";[<>0]0" cm";0', '1000 mm'],
    [65, '[>=1000]0" mm";[<>0]0" cm";0', '65 cm'],
    [0, '[>=1000]0" mm";[<>0]0" cm";0', '0'],
    [-5, '[=1]0" stuk";[<= -2]0" stuks"', '-5 stuks'],
    [3, '[=1]0" stuk";[<0]0" stuks"', '3 stuk stuks'],
    [-3, '[<0]-0" mm";0" mm"', '-3 mm'],
    [-3, '[>0]General;[<0]-General;"nvt"', '-3'],
    [-3, '[<0]0" mm";0" mm"', '-3 mm'],
    [1200, '0\\ 000" mm"', '1200  mm'],
  ])('shows %d in the format %j as %j', (getal, formaat, tekst) => {
    expect(celVan({ getal, formaat })).toEqual({ soort: 'getal', waarde: getal, tekst });
  });

  test.each([
    [1500, '0.000," m"', 1.5, '1,5 m'],
    [1500, '0.0,"m"', 1.5, '1,5m'],
    [1_500_000, '#,##0.0,," km"', 1.5, '1,5 km'],
    [2_400_000, '#,##0," m"', 2400, '2400 m'],
    [-1500, '0," m";-0.0," m"', -1.5, '-1,5 m'],
  ])('shows %d in the format %j as the number %d, %j', (getal, formaat, waarde, tekst) => {
    expect(celVan({ getal, formaat })).toEqual({ soort: 'getal', waarde, tekst });
  });

  test.each([
    [105, '"K-"0\\.00', 'K-1.05'],
    [5, '"K-"0\\.00', 'K-0.05'],
    [12345, '000-00', '123-45'],
    [20261129, '0000\\-00\\-00', '2026-11-29'],
    [1200, '#"."##0" mm"', '1.200 mm'],
    [1200, '00\\,00" m"', '12,00 m'],
  ])('shows %d in the format %j as the text %s', (getal, formaat, tekst) => {
    expect(celVan({ getal, formaat })).toEqual({ soort: 'tekst', tekst });
  });

  test('shows all figures of a number in a format that no program makes', () => {
    for (const formaat of [`0.${'0'.repeat(200)}`, `0"${'x'.repeat(1000)}"`]) {
      expect(celVan({ getal: 1.5, formaat })).toMatchObject({ tekst: '1,5' });
    }
  });

  test('counts its dates from 1904 when it says so', () => {
    expect(celVan({ datum: 0 }, { isFrom1904: true })).toMatchObject({ waarde: '1904-01-01' });
  });

  test('may leave out the numbers of rows and cells, and use prefixes', () => {
    const sheet =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c r="C1"><x:v>3</x:v></x:c></x:row><x:row/><x:row><x:c t="d"><x:v>2024-02-29</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const bron = buildXlsx([{ naam: 'x', rijen: [] }], {
      delen: { 'xl/worksheets/sheet1.xml': sheet },
    });
    expect(
      rijenVan(bron).map((rij) => rij.map(({ rij: nummer, tekst }) => [nummer, tekst])),
    ).toEqual([
      [
        [1, '1'],
        [1, ''],
        [1, '3'],
      ],
      [[3, '29-02-2024']],
    ]);
  });

  test('may have cells that are only styled, as far as a sheet goes', () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="0"/></row><row r="1048576"><c r="A1048576" s="0"/></row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>';
    const bron = buildXlsx([{ naam: 'x', rijen: [] }], {
      delen: { 'xl/worksheets/sheet1.xml': sheet },
    });
    expect(tekstenIn(bron)).toEqual([['1']]);
  });
});

describe('a list as text', () => {
  test.each([
    [
      'csvWindows1252',
      [
        ['Merk', 'Omschrijving', 'Breedte', 'Hoogte', 'Prijs'],
        ['K01', 'Kozijn; laagreliëf', '1.200,5', '2400', '€ 1.250,00'],
        ['K02', 'Kozijn 2" × 4"\nmet ruit', '900', '2100'],
      ],
    ],
    [
      'csvKommas',
      [
        ['Mark', 'Type', 'Width', 'Height'],
        ['W1', 'Window, fixed', '1.2', '2.4'],
        ['W2', 'Door', '0.9', '2.1'],
      ],
    ],
    [
      'revit',
      [
        ['Kozijnstaat'],
        ['Type Mark', 'Family and Type', 'Count', 'Width', 'Height'],
        ['K01', '31_kozijn: 2-vaks "A"', '4', '1200 mm', '2400 mm'],
        ['K02', '31_kozijn: deur', '2', '1010 mm', '2315 mm'],
        ['Grand total: 6', '', '6'],
      ],
    ],
    [
      'archicad',
      [
        ['Raamlijst'],
        ['Element ID', 'Aantal', 'B x H afmetingen'],
        ['', '', 'Breedte', 'Hoogte'],
        ['RK-001', '3', '1,200.00', '1,500.00'],
        ['RK-002', '1', '900.00', '1,500.00'],
      ],
    ],
  ] as const)('in the form of %s is read cell by cell', (vorm, rijen) => {
    const { naam, bron } = lijsten[vorm];
    const { soort, bladen } = open(bron, naam);
    expect(soort).toBe('tekst');
    expect(bladen.map((blad) => blad.naam)).toEqual([naam.replace(/\.\w+$/, '')]);
    expect(tekstenVan(bladen[0]?.rijen ?? [])).toEqual(rijen);
  });

  test('comes from the clipboard too', () => {
    expect(tekstenIn(KLEMBORD)).toEqual([
      ['merk', 'breedte', 'hoogte', 'opmerking'],
      ['K01', '1.200', '2.400', 'links\nrechts'],
      ['K02', '900', '#N/B', '"A" blok, 3"'],
    ]);
  });

  test('counts its rows as a spreadsheet would: a line end in a cell makes no row', () => {
    const rijen = rijenVan('a;"b\nc"\n\n\nd;e');
    expect(rijen.map((rij) => rij[0]?.rij)).toEqual([1, 4]);
    expect(rijen[1]?.[1]).toEqual({
      soort: 'tekst',
      tekst: 'e',
      rij: 4,
      kolom: 2,
      herhaald: false,
    });
  });

  test.each(['utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be', 'windows-1252'] as const)(
    'may be %s',
    (encoding) => {
      expect(tekstenIn(encodeText('merk;reliëf\nK01;½ €', encoding))).toEqual([
        ['merk', 'reliëf'],
        ['K01', '½ €'],
      ]);
    },
  );

  test.each(['utf-16le', 'utf-16be'] as const)('may be %s without a mark', (encoding) => {
    const bytes = encodeText('merk;reliëf\nK01;half ’n uur €', encoding).subarray(2);
    expect(tekstenIn(bytes)).toEqual([
      ['merk', 'reliëf'],
      ['K01', 'half ’n uur €'],
    ]);
  });

  test('has the signs that Windows-1252 has beside those of Latin 1', () => {
    const bytes = new Uint8Array([0x80, 0x3b, 0x91, 0xeb, 0x92, 0x3b, 0x8e, 0x96, 0x9f]);
    expect(tekstenIn(bytes)).toEqual([['€', '‘ë’', 'Ž–Ÿ']]);
  });

  test.each([
    ['merk;b;h\nK01;1,2;2,4\nK02;1,2;2,4', ';'],
    ['Dok, Delfzijl\nmerk;b\nK01;1,2', ';'],
    ['Dok, Delfzijl\nFase 1, blok A\nmerk;b', ';'],
    ['merk,b\nK01,1;2\nK02,3\nK03,4', ','],
    ['merk\tb;c,d\nK01\t1;2,3', '\t'],
    ['sep=|\nmerk|b;c\nK01|2;3', '|'],
    ['merk b\nK01', 'none'],
  ])('%j is separated by %j', (tekst, teken) => {
    const [eerste] = tekstenIn(tekst).slice(-1);
    expect(eerste).toEqual(tekst.split('\n').at(-1)?.split(teken));
  });

  test('may mix line ends', () => {
    expect(tekstenIn('a;b\rc;d\r\ne;f\ng;h')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ]);
  });

  test('has its texts without the apostrophe that keeps a formula a text', () => {
    expect(tekstenIn("'=1+1;'K01;''+31\n-2;=1+1;")).toEqual([
      ['=1+1', "'K01", "'+31"],
      ['-2', '=1+1'],
    ]);
  });
});
