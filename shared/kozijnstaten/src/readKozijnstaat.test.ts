import { beforeAll, describe, expect, test } from '@jest/globals';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { z } from 'zod';

import { buildLijst } from './builders/buildLijst.ts';
import {
  heeftOpenVraag,
  readKozijnstaat,
  type GelezenKozijnstaat,
  type Keuzes,
} from './readKozijnstaat.ts';

beforeAll(() => {
  z.config({ customError: dutchErrorMap });
});

type Cellen = Parameters<typeof buildLijst>[0];

const read = (rijen: Cellen, keuzes?: Keuzes) => readKozijnstaat(buildLijst(rijen), keuzes);

const waardenOf = (rijen: Cellen, keuzes?: Keuzes) =>
  read(rijen, keuzes).rijen.map(({ waarden }) => waarden);

const veldenOf = (rijen: Cellen, keuzes?: Keuzes) =>
  read(rijen, keuzes).kolommen.map(({ veld }) => veld);

const vragenOf = (rijen: Cellen, keuzes?: Keuzes) => read(rijen, keuzes).vragen.map(({ id }) => id);

/** What may be answered about the first column. */
const optiesOf = (rijen: Cellen) =>
  read(rijen).vragen.flatMap(({ id, opties }) =>
    id === 'veld:1' ? [opties.map(({ waarde }) => waarde)] : [],
  );

const KOP = ['Merk', 'Type', 'Aantal', 'Breedte', 'Hoogte'];
const K01 = ['K01', 'kozijn', 2, 1200, 2400];

const breedteOf = (cel: string | number, keuzes?: Keuzes) =>
  read(
    [
      ['Merk', 'Breedte', 'Hoogte'],
      ['K1', cel, 2400],
    ],
    keuzes,
  ).rijen[0];

const metKop = (kop: string) => [
  ['Merk', kop, 'Hoogte'],
  ['K1', 1.2, 2400],
  ['K2', '90 cm', 2400],
];

const typeOf = (tekst: string) => read([KOP, ['K1', tekst, 1, 1200, 2400]]).rijen[0];

const metGroep = (groep: string) => [
  ['Merk', 'Type', groep, { herhaald: groep }],
  [{ herhaald: 'Merk' }, { herhaald: 'Type' }, 'Dikte', 'Hoogte'],
  ['K1', 'kozijn', 900, 2400],
];

/** The questions about a column of numbers with this header. */
const vragenBij = (kop: string) =>
  read([
    ['Merk', 'Type', 'Breedte', 'Hoogte', kop],
    ['K01', 'kozijn', 1200, 2400, 85],
  ]).vragen;

const kozijn = (ruimte: string, stuks: number) => [ruimte, 'K01', null, stuks, 1200, 2400];

describe('the header', () => {
  test('is read at once, whatever number stands under it', () => {
    const begin = Date.now();
    const [, tweede] = read([
      ['Merk', 'Breedte', 'Hoogte'],
      ['Merk', 'mm', `${'1'.repeat(80_000)}e`],
      ['K1', 900, 2100],
    ]).kolommen;
    expect(tweede).toMatchObject({ veld: 'breedte' });
    expect(Date.now() - begin).toBeLessThan(4_000);
  });

  test('is the first row with two known columns; what stands above it is left out and said', () => {
    const { rijen, overgeslagen, kop } = read([['Kozijnstaat Dok'], ['Merk:', 7], [], KOP, K01]);
    expect(kop).toMatchObject({ eersteRij: 4, laatsteRij: 4 });
    expect(overgeslagen.map(({ rij }) => rij)).toEqual([1, 2]);
    expect(rijen.map(({ rij, waarden }) => [rij, waarden])).toEqual([
      [5, { merk: 'K01', gevelvullingType: 'kozijn', aantal: 2, breedte: 1200, hoogte: 2400 }],
    ]);
  });

  test('is found by any spelling of its columns', () => {
    expect(
      veldenOf([
        [' KOZIJN-MERK ', 'Bréedte [mm]', 'hoogte_vo', 'Qty.', 'Spouwlat breedte'],
        ['a', 500, 700, 1, 90],
      ]),
    ).toEqual(['merk', 'breedte', 'hoogte', 'aantal', 'spouwlatbreedte']);
    expect(
      veldenOf([
        ['Type Mark', 'Count', 'Width', 'Height', 'Family and Type'],
        ['a', 1, 500, 700, 'raam'],
      ]),
    ).toEqual(['merk', 'aantal', 'breedte', 'hoogte', 'gevelvullingType']);
  });

  test('may be two rows, of groups or of units', () => {
    const groups = [
      ['Element ID', 'Aantal', 'B x H', null],
      [null, null, 'Breedte', 'Hoogte'],
      ['R1', 3, 1200, 1500],
    ];
    expect(waardenOf(groups)).toEqual([{ merk: 'R1', aantal: 3, breedte: 1200, hoogte: 1500 }]);
    const units = [
      ['Merk', 'Aantal', 'Breedte', 'Hoogte'],
      [null, 'st', 'cm', '(m)'],
      ['R1', 3, 120, 1.5],
    ];
    expect(waardenOf(units)).toEqual([{ merk: 'R1', aantal: 3, breedte: 1200, hoogte: 1500 }]);
  });

  test('of two rows may have numbers in the second, when names are merged over both', () => {
    const rijen = [
      ['Merk', 'Maten (mm)', { herhaald: 'Maten (mm)' }, 'Aantal per laag', 'Totaal'],
      [{ herhaald: 'Merk' }, 'breedte', 'hoogte', 'laag 1', 'aantal'],
      ['K1', 1200, 1500, 4, 4],
    ];
    expect(waardenOf(rijen)).toEqual([{ merk: 'K1', breedte: 1200, hoogte: 1500, aantal: 4 }]);
  });

  test.each([
    ['H', 'Element'],
    ['B', 'Kozijn', 'n.t.b.'],
  ])('is one row above a gevelvulling of names: %s, %s', (...rij) => {
    const { kop, rijen } = read([KOP, rij, K01]);
    expect(kop).toMatchObject({ laatsteRij: 1 });
    expect(rijen.map((each) => each.rij)).toEqual([2, 3]);
  });

  test('of a group says which weight is meant under it', () => {
    const rijen = [
      [null, 'Afmetingen', { herhaald: 'Afmetingen' }, 'Glas'],
      ['Merk', 'Breedte', 'Hoogte', 'Gewicht'],
      ['K1', 1200, 2400, 25],
    ];
    expect(waardenOf(rijen)[0]).toMatchObject({ breedte: 1200, glasgewicht: 25 });
  });

  test.each([
    ['Dagmaat', 'Breedte', ['veld:4']],
    ['Glasmaat', 'Breedte', ['veld:4']],
    ['Breedte', 'dagmaat', ['veld:4']],
    ['Breedte', 'inch', ['veld:4']],
    ['Per woning', 'Aantal', ['veld:4']],
    ['Aantal', 'per woning', ['veld:4']],
    ['Totaalgewicht', 'kN', ['veld:4']],
    ['Totaalgewicht', 'N', ['veld:4']],
    ['Kozijn', 'Breedte', []],
    ['Maten in mm', 'Breedte', []],
    ['B x H', 'Breedte', []],
    ['Breedte', 'in mm', []],
    ['Gewicht', 'Glasgewicht', []],
    ['Glas', 'Glasgewicht', []],
    ['Detaillering', 'Stelruimte', []],
    ['Buitenwerks', 'Breedte', []],
    ['Ramen', 'Breedte', []],
    ['Afmetingen kozijn', 'Breedte', []],
    ['Breedte', 'in [mm]', []],
    ['Hoeveelheid', 'Aantal', []],
  ])('of two rows asks about a number that %s over %s may make another', (boven, onder, vragen) => {
    const rijen = [
      ['Merk', 'Type', 'Hoogte', boven],
      [{ herhaald: 'Merk' }, { herhaald: 'Type' }, { herhaald: 'Hoogte' }, onder],
      ['K1', 'kozijn', 2400, 900],
    ];
    expect(vragenOf(rijen)).toEqual(vragen);
  });

  test.each([
    ['Dagmaat', null, ['veld:4', 'veld:5']],
    ['Maten', null, []],
    ['Kozijnstaat Dok', 'Kozijnstaat Dok', []],
    ['Project Dok', null, []],
    ['Datum: dag', null, []],
  ])(
    'has the row above it too, where %s over numbers alone may make others',
    (groep, begin, ids) => {
      const cel = begin === null ? null : { herhaald: begin };
      expect(vragenOf([[begin, cel, cel, groep, { herhaald: groep }], KOP, K01])).toEqual(ids);
    },
  );

  test.each([
    ['dagmaat', ['veld:4', 'veld:5']],
    ['dm', ['veld:4', 'veld:5']],
    ['kN/m2', ['veld:4', 'veld:5']],
    ['1200', []],
  ])('of two rows may say %s in columns of numbers alone', (cel, ids) => {
    expect(vragenOf([KOP, [null, null, null, cel, cel], K01])).toEqual(ids);
  });

  test('leaves a row of words that say nothing of a number to the rows', () => {
    const { kop, rijen } = read([KOP, [null, null, null, 'x', 'y'], K01]);
    expect([kop?.laatsteRij, rijen.length]).toEqual([1, 2]);
  });

  test('of two rows is remembered with all that it says, where it asks', () => {
    const onthouden = { dikte: 'breedte', kozijnmaathoogte: 'hoogte', dagmaathoogte: null };
    expect(vragenOf(metGroep('Glas'), { onthouden })).toEqual(['veld:3', 'veld:4']);
    expect(veldenOf(metGroep('Kozijnmaat'), { onthouden }).slice(2)).toEqual(['breedte', 'hoogte']);
    expect(veldenOf(metGroep('Dagmaat'), { onthouden }).slice(2)).toEqual([null, null]);
    expect(vragenOf(metGroep('Dagmaat'), { onthouden })).toEqual(['veld:3']);
  });

  test('that a column has not leaves the column to be chosen, as merk where that is missing', () => {
    const rijen = [
      [null, 'Aantal', 'Breedte', null],
      ['K1', 2, 1200, 'let op'],
    ];
    expect(vragenOf(rijen)).toEqual(['veld:1', 'type']);
    expect(read(rijen).kolommen.map(({ kop }) => kop)).toEqual([
      'Kolom 1 (zonder kop)',
      'Aantal',
      'Breedte',
      'Kolom 4 (zonder kop)',
    ]);
    expect(waardenOf(rijen, { antwoorden: { 'veld:1': 'merk' } })).toEqual([
      { merk: 'K1', aantal: 2, breedte: 1200 },
    ]);
    expect(
      vragenOf([
        ['Merk', ...KOP.slice(2), null],
        ['K1', 2, 1200, 2400, 'x'],
      ]),
    ).toEqual(['type']);
  });

  test('has the row above it too, where a column has no other name', () => {
    const rijen = [
      ['Kozijnstaat'],
      ['Merk', 'Maten (m)', null, 'Plaatsing', null, 'Opmerking'],
      [null, 'b', 'h', 'onderzijde', 'bovenzijde', null],
      ['K1', 1.2, 2.4, 'vloerrand', 'latei', 'x'],
    ];
    const { kop, kolommen, rijen: gelezen } = read(rijen);
    expect(kop).toMatchObject({ eersteRij: 2, laatsteRij: 3 });
    expect(kolommen.map((kolom) => kolom.kop)).toEqual([
      'Merk',
      'Maten (m) b',
      'Maten (m) h',
      'Plaatsing onderzijde',
      'Plaatsing bovenzijde',
      'Opmerking',
    ]);
    expect(gelezen[0]?.waarden).toEqual({
      merk: 'K1',
      breedte: 1200,
      hoogte: 2400,
      opmerking: 'x',
      'plaatsing.onderzijde': 'vloerrand',
      'plaatsing.bovenzijde': 'latei',
    });
  });

  test('asks about a unit under a name that says nothing', () => {
    const rijen = [
      ['Merk', 'Aantal', 'Glas', 'Deuren'],
      [null, 'st', 'kg/m²', 'st'],
      ['K1', 2, 25, 1],
    ];
    expect(vragenOf(rijen)).toEqual(['veld:3', 'type']);
    expect(veldenOf(rijen)).toEqual(['merk', 'aantal', null, null]);
  });

  test('is known by the short words of lists, and by a unit behind a dash', () => {
    const rijen = [
      ['Pos.', 'Aant.', 'Breedte_cm', 'Hoogte buitenwerks-m', 'Soort kozijn'],
      ['K1', 2, 120, 2.4, 'raam'],
    ];
    expect(waardenOf(rijen)).toEqual([
      { merk: 'K1', aantal: 2, breedte: 1200, hoogte: 2400, gevelvullingType: 'kozijn' },
    ]);
  });

  test('Element of a list without merken may be those', () => {
    const rijen = [
      ['Element', 'Aantal', 'Breedte'],
      ['A1', 2, 1200],
    ];
    expect(optiesOf(rijen)).toEqual([['gevelvullingType', 'merk', 'geen']]);
    const withType = rijen.map((rij, at) => [...rij, ['Soort', 'raam'][at] ?? null]);
    expect(optiesOf(withType)).toEqual([['merk', 'geen']]);
    expect(waardenOf(withType, { antwoorden: { 'veld:1': 'merk' } })).toEqual([
      { merk: 'A1', aantal: 2, breedte: 1200, gevelvullingType: 'kozijn' },
    ]);
  });

  test('of the opening is asked about, also when that stands above it', () => {
    const rijen = [
      [null, 'Sparing', null],
      ['Merk', 'Breedte', 'Hoogte'],
      ['K1', 1200, 2400],
    ];
    expect(vragenOf(rijen)).toEqual(['veld:2', 'veld:3', 'type']);
  });

  test('takes the unit of the group above it', () => {
    const rijen = [
      ['Merk', 'Maten (m)', 'Maten (m)'],
      ['Merk', 'B', 'H'],
      ['K1', 1.2, 2.4],
    ];
    expect(waardenOf(rijen)).toEqual([{ merk: 'K1', breedte: 1200, hoogte: 2400 }]);
  });

  test('that is nowhere is said, and can be pointed at', () => {
    const rijen = [
      ['Kozijn', 'maat 1', 'maat 2'],
      ['K1', 1200, 2400],
    ];
    expect(read(rijen).fout).toMatch(/kopregel/);
    const velden = { 1: 'merk', 2: 'breedte', 3: 'hoogte' };
    expect(waardenOf(rijen, { kopRij: 1, velden })).toEqual([
      { merk: 'K1', breedte: 1200, hoogte: 2400 },
    ]);
    expect(waardenOf(rijen, { onthouden: { kozijn: 'merk', maat1: 'breedte' } })).toEqual([
      { merk: 'K1', breedte: 1200 },
    ]);
  });
});

describe('a column', () => {
  test('that is not known is not used, until the user says what it is', () => {
    const rijen = [
      [...KOP, 'Fabrikant', 'Dagmaat'],
      [...K01, 'BG', 15],
    ];
    expect(veldenOf(rijen).slice(5)).toEqual([null, null]);
    expect(veldenOf(rijen, { velden: { 7: 'stelruimte' } })[6]).toBe('stelruimte');
    expect(veldenOf(rijen, { onthouden: { dagmaat: 'stelruimte' } })[6]).toBe('stelruimte');
    expect(veldenOf(rijen, { velden: { 4: null } })[3]).toBeNull();
  });

  test.each([
    ['Gewicht (kg)', 'totaalgewicht'],
    ['Gewicht (kg/m²)', null],
    ['Dagmaat (cm)', 'stelruimte'],
    ['Lengte (m)', 'opmerking'],
  ])('%s is what was said of that header before, not in another unit', (kop, veld) => {
    const rijen = [
      [...KOP, kop],
      [...K01, 25],
    ];
    const onthouden = { gewicht: 'totaalgewicht', dagmaat: 'stelruimte', lengte: 'opmerking' };
    expect(veldenOf(rijen, { onthouden })[5]).toBe(veld);
  });

  test.each(['Gewicht', 'kg', 'kg/m²'])('%s asks which weight it is', (kop) => {
    const rijen = [
      [...KOP, kop],
      [...K01, 25],
    ];
    const open = read(rijen);
    expect(open.vragen.map(({ id }) => id)).toEqual(['veld:6']);
    expect(heeftOpenVraag(open)).toBe(true);
    expect(open.rijen[0]?.waarden['glasgewicht']).toBeUndefined();
    const answered = read(rijen, { antwoorden: { 'veld:6': 'glasgewicht' } });
    expect(heeftOpenVraag(answered)).toBe(false);
    expect(answered.rijen[0]?.waarden).toMatchObject({
      glasgewicht: 25,
      gewichtinvoer: 'glasgewicht',
    });
  });

  test('with the size of the opening asks whether that is the size', () => {
    const rijen = [
      ['Merk', 'Sparingsbreedte', 'Sparingshoogte'],
      ['K1', 1200, 2400],
    ];
    expect(vragenOf(rijen)).toEqual(['veld:2', 'veld:3', 'type']);
    const antwoorden = { 'veld:2': 'breedte', 'veld:3': 'geen' };
    expect(waardenOf(rijen, { antwoorden })).toEqual([{ merk: 'K1', breedte: 1200 }]);
  });

  test.each([
    ['Breedte (sparing)', ['veld:2']],
    ['Breedte [dagmaat, mm]', ['veld:2']],
    ['Breedte (buitenmaat)', []],
    ['Breedte (B) [mm]', []],
    ['Breedte (kg)', ['veld:2']],
  ])('%s asks, beside the type: %p', (kop, vragen) => {
    const rijen = [
      ['Merk', kop, 'Hoogte'],
      ['K1', 1200, 2400],
    ];
    expect(vragenOf(rijen)).toEqual([...vragen, 'type']);
    expect(waardenOf(rijen)[0]?.['breedte']).toBe(vragen.length === 0 ? 1200 : undefined);
    expect(waardenOf(rijen, { velden: { 2: 'breedte' } })[0]?.['breedte']).toBe(1200);
  });

  test('Leverancier asks whether it is that of the bevestigingsmiddelen', () => {
    const rijen = [
      [...KOP, 'Leverancier'],
      [...K01, 'Kozijnenfabriek De Boer'],
    ];
    expect(vragenOf(rijen)).toEqual(['veld:6']);
    expect(waardenOf(rijen)[0]).not.toHaveProperty('leverancierBevestigingsmiddelen');
  });

  test('with a number of pieces in a unit of something else asks what it is', () => {
    expect(vragenBij('Totaal (kg)')).toMatchObject([
      { id: 'veld:5', opties: [{ waarde: 'totaalgewicht' }, {}, {}, { waarde: 'geen' }] },
    ]);
    expect(vragenBij('Aantal (m1)')).toMatchObject([{ id: 'veld:5' }]);
    expect(vragenBij('Aantal (st)')).toEqual([]);
  });

  test('of a name of its own with a unit of weight asks which weight it is', () => {
    expect(vragenBij('Glas kg/m²')).toMatchObject([{ id: 'veld:5', opties: { length: 4 } }]);
    expect(vragenBij('Gewicht kozijn (kg)')).toMatchObject([{ id: 'veld:5' }]);
    expect(vragenBij('Glasmaat')).toEqual([]);
  });

  test('with a weight in the unit of another weight asks which it is', () => {
    const rijen = [
      [...KOP, 'Glasgewicht (kg)', 'Totaalgewicht kg/m2'],
      [...K01, 72, 25],
    ];
    expect(read(rijen).vragen).toMatchObject([
      { id: 'veld:6', opties: [{ waarde: 'totaalgewicht' }, {}, {}, { waarde: 'geen' }] },
      { id: 'veld:7' },
    ]);
    expect(veldenOf(rijen).slice(5)).toEqual([null, null]);
    expect(
      vragenOf([
        [...KOP, 'Glasgewicht (kg/m²)'],
        [...K01, 25],
      ]),
    ).toEqual([]);
  });

  test('of which there are two for a field asks which', () => {
    const rijen = [
      ['Merk', 'Breedte', 'Sparingsbreedte', 'Hoogte'],
      ['K1', 1200, 1230, 2400],
    ];
    expect(vragenOf(rijen)).toEqual(['kolom:breedte', 'type']);
    expect(waardenOf(rijen)).toEqual([{ merk: 'K1', hoogte: 2400 }]);
    expect(waardenOf(rijen, { antwoorden: { 'kolom:breedte': '3' } })).toEqual([
      { merk: 'K1', breedte: 1230, hoogte: 2400 },
    ]);
    expect(vragenOf(rijen, { velden: { 2: 'breedte' } })).toEqual(['type']);
  });

  test('is not the one of two for being called so in a question', () => {
    const rijen = [
      [...KOP, 'Glasgewicht', 'Gewicht'],
      [...K01, 25, 300],
    ];
    const wat = { 'veld:7': 'glasgewicht' };
    expect(vragenOf(rijen, { antwoorden: wat })).toEqual(['veld:7', 'kolom:glasgewicht']);
    const antwoorden = { ...wat, 'kolom:glasgewicht': '6' };
    expect(waardenOf(rijen, { antwoorden })[0]?.['glasgewicht']).toBe(25);
  });
});

describe('numbers', () => {
  test.each([
    ['1.200', 1200],
    ['2400 mm', 2400],
    ['2,4 m', 2400],
    ['240cm', 2400],
    ['1 200', 1200],
    ['1,200.00', 1200],
    ['1.200,00', 1200],
    [' 1200 ', 1200],
  ])('in text: %s is %d', (cel, waarde) => {
    expect(breedteOf(cel)?.waarden['breedte']).toBe(waarde);
    expect(breedteOf(cel)?.cellen['breedte']?.tekst).toBe(cel);
  });

  test('keep their decimals where the field has them', () => {
    const rijen = [
      [...KOP, 'Glasgewicht'],
      [...K01, '1.200,5'],
      [...K01, '1,2'],
      [...K01, '27.5'],
    ];
    expect(waardenOf(rijen).map(({ glasgewicht }) => glasgewicht)).toEqual([1200.5, 1.2, 27.5]);
  });

  test('of a workbook are never read as text', () => {
    const rijen = [
      [...KOP, 'Glasgewicht'],
      [...K01, { getal: 1.2, tekst: '1.200' }],
    ];
    expect(waardenOf(rijen)[0]?.['glasgewicht']).toBe(1.2);
    expect(breedteOf(1200.25)?.fouten).toMatchObject([
      { veld: 'breedte', kolom: 2, tekst: 'Getal moet in stappen van 1 zijn.' },
    ]);
  });

  test('have the messages of the form at their cell', () => {
    expect(breedteOf('12O0')?.fouten).toEqual([
      { veld: 'breedte', kolom: 2, tekst: 'Vul een getal in.' },
    ]);
    expect(breedteOf(399, { antwoorden: { 'eenheid:breedte': 'mm' } })?.fouten).toMatchObject([
      { veld: 'breedte', kolom: 2, tekst: 'Getal moet groter of gelijk zijn aan 400.' },
    ]);
  });

  test.each([
    [[1.2, 0.9], ['m']],
    [['1,2', '0,9'], ['m']],
    [[120, 90], ['cm']],
    [[1200, 120], null],
    // One of them is wrong in every unit.
    [[2.4, 2.1, 2.4, 0.05], ['m']],
    [[240, 210, 240, 5], ['cm']],
  ])('%p ask in which unit they are: %p', (getallen, opties) => {
    const rijen = [['Merk', 'Breedte'], ...getallen.map((getal, index) => [`K${index}`, getal])];
    const vraag = read(rijen).vragen.find(({ id }) => id === 'eenheid:breedte');
    expect(vraag?.opties.map(({ waarde }) => waarde) ?? null).toEqual(opties);
  });

  test.each([
    [[15, 10], false],
    [[2, 3], false],
    [[0.015, 0.01], true],
  ])(
    'of a field of small sizes, %p, ask for a unit only when that is not mm: %p',
    (getallen, asks) => {
      const rijen = [
        ['Merk', 'Stelruimte'],
        ...getallen.map((getal, index) => [`K${index}`, getal]),
      ];
      expect(vragenOf(rijen).includes('eenheid:stelruimte')).toBe(asks);
    },
  );

  test('are read in the unit that the user answers, that the header names or that the cell has', () => {
    const breedten = (kop: string, keuzes?: Keuzes) =>
      waardenOf(metKop(kop), keuzes).map(({ breedte }) => breedte);
    expect(breedten('Breedte', { antwoorden: { 'eenheid:breedte': 'm' } })).toEqual([1200, 900]);
    expect(breedten('Breedte (m)')).toEqual([1200, 900]);
    expect(breedten('breedte in m')).toEqual([1200, 900]);
    expect(vragenOf(metKop('Breedte (m)'))).toEqual(['type']);
  });

  test.each([
    ['Glasgewicht', '25.500', 'glasgewicht', 25.5],
    ['Gebouwhoogte', '9.000', 'gebouwHoogte', 9],
    ['Aantal', '2.000', 'aantal', 2],
  ])('of %s that would be far too large, %s, are asked about', (kop, tekst, naam, waarde) => {
    const rijen = [
      ['Merk', kop],
      ['K1', tekst],
    ];
    expect(vragenOf(rijen)).toEqual([`notatie:${naam}`, 'type']);
    const antwoorden = { [`notatie:${naam}`]: 'punt' };
    expect(waardenOf(rijen, { antwoorden })[0]?.[naam]).toBe(waarde);
  });

  test.each([
    ['Totaalgewicht', '1.250'],
    // One and a half pieces nobody means.
    ['Aantal', '1.500'],
  ])('of %s that may well be so large, %s, are not asked about', (kop, tekst) => {
    expect(
      vragenOf([
        ['Merk', kop],
        ['K1', tekst],
      ]),
    ).toEqual(['type']);
  });

  test('that fit mm are asked about too when the other size seems to be in cm', () => {
    const rijen = [
      ['Merk', 'Breedte', 'Hoogte'],
      ['P1', 420, 240],
      ['P2', 480, 265],
      ['K1', 120, 240],
    ];
    expect(vragenOf(rijen)).toEqual(['eenheid:breedte', 'eenheid:hoogte', 'type']);
    const antwoorden = { 'eenheid:breedte': 'cm', 'eenheid:hoogte': 'cm' };
    expect(waardenOf(rijen, { antwoorden })[0]).toMatchObject({ breedte: 4200, hoogte: 2400 });
    expect(vragenOf([rijen[0] ?? [], ['P1', 4200, 240]])).toEqual(['eenheid:hoogte', 'type']);
  });

  test('that may be English are asked about when others in the column are', () => {
    const rijen = [
      ['Merk', 'Glasgewicht'],
      ['K1', '27.5'],
      ['K2', '1.250'],
    ];
    expect(vragenOf(rijen)).toEqual(['notatie:glasgewicht', 'type']);
    const gewichten = (antwoord: string) =>
      waardenOf(rijen, { antwoorden: { 'notatie:glasgewicht': antwoord } }).map(
        ({ glasgewicht }) => glasgewicht,
      );
    expect(gewichten('punt')).toEqual([27.5, 1.25]);
    expect(gewichten('komma')).toEqual([27.5, 1250]);
    const meters = [
      ['Merk', 'Breedte (m)'],
      ['K1', '1.200'],
      ['K2', '2.400'],
    ];
    expect(vragenOf(meters)).toEqual(['notatie:breedte', 'type']);
    const antwoorden = { 'notatie:breedte': 'punt' };
    expect(waardenOf(meters, { antwoorden }).map(({ breedte }) => breedte)).toEqual([1200, 2400]);
    expect(
      vragenOf([
        ['Merk', 'Breedte (mm)'],
        ['K1', '1.200'],
      ]),
    ).toEqual(['type']);
  });

  test.each([
    [{ getal: 48, tekst: '48 inch' }, 'Vul een getal in mm in; hier staat inch.'],
    [{ getal: 960, tekst: '960"' }, 'Vul een getal in mm in; hier staat ".'],
    [{ getal: 120, tekst: '120 dm' }, 'Vul een getal in mm in; hier staat dm.'],
  ])('of a cell that shows a unit that is not known, %j, are wrong', (cel, tekst) => {
    const { rijen, vragen } = read([KOP, ['K1', 'kozijn', 1, cel, 2400]]);
    expect(rijen.map(({ fouten }) => fouten)).toEqual([[{ veld: 'breedte', kolom: 4, tekst }]]);
    // Nor is it asked whether its numbers are cm.
    expect(vragen).toEqual([]);
  });

  test('of pieces that show another word are read, and it is said', () => {
    const { rijen } = read([
      KOP,
      ['K1', 'kozijn', { getal: 5, tekst: '5 ramen' }, 1200, 2400],
      ['K2', 'kozijn', { getal: 5, tekst: '5 kg' }, 1200, 2400],
    ]);
    expect(rijen).toMatchObject([
      {
        waarden: { aantal: 5 },
        fouten: [],
        waarschuwingen: ['Achter het aantal staat ‘ramen’. Gelezen is alleen het getal.'],
      },
      { fouten: [{ veld: 'aantal' }] },
    ]);
  });

  test.each(['2x', '2 ×', '2 st.', '2 stuks', '2 pc'])('of pieces may show %j', (tekst) => {
    expect(waardenOf([KOP, ['K1', 'kozijn', { getal: 2, tekst }, 1200, 2400]])).toMatchObject([
      { aantal: 2 },
    ]);
  });
});

test('a first row with an option below the name of its field is a gevelvulling', () => {
  const kop = ['Merk', 'Type', 'Gevel', 'Ruimte'];
  const rijen = [kop, ['Voordeur', 'kozijn', 'noord', 'woning'], ['B', 'kozijn', 'zuid', 'kamer']];
  expect(waardenOf(rijen)).toMatchObject([{ merk: 'Voordeur', gevel: 'noord' }, { merk: 'B' }]);
  const [, ...zonderMerk] = kop;
  expect(waardenOf([zonderMerk, ['deur', 'noord', 'woning']])).toHaveLength(1);
});

test('options without a merk beside them may go on with the header', () => {
  const rijen = [
    ['Merk', 'Breedte', 'Hoogte', 'Draairichting'],
    ['', 'mm', 'mm', 'L'],
    ['K1', 900, 2100, 'R'],
  ];
  expect(read(rijen).rijen).toHaveLength(1);
});

test.each([
  ['#REF!', 'merk'],
  ['#n/b', 'gevel'],
])('an error that was saved as text (%s) is no name of a %s', (fout, veld) => {
  const [rij] = read([
    ['merk', 'gevel', 'breedte', 'hoogte'],
    ['merk', 'gevel'].map((naam) => (naam === veld ? fout : 'A')).concat('1200', '2400'),
  ]).rijen;
  expect(rij?.waarden[veld]).toBeUndefined();
  expect(rij?.fouten).toMatchObject([{ veld, tekst: `In deze cel staat een fout: ${fout}.` }]);
});

describe('a number that is merged over two columns', () => {
  const fout = 'Deze cel is samengevoegd met de kolom links. Vul in wat in deze kolom hoort.';

  test('is that of the first alone', () => {
    const rijen = [KOP, ['K1', 'kozijn', 2, 900, { opzij: 900 }]];
    expect(read(rijen).rijen[0]).toMatchObject({
      waarden: { breedte: 900 },
      fouten: [{ veld: 'hoogte', kolom: 5, tekst: fout }],
    });
    expect(read(rijen, { verbeterd: { 2: { hoogte: '2400' } } }).rijen[0]).toMatchObject({
      waarden: { breedte: 900, hoogte: 2400 },
      fouten: [],
    });
  });

  test.each([
    ['verbondenAantalZijden', 'Aantal', 'Verbonden zijden', 4],
    ['verbondenAantalZijden', 'Aantal', 'Verbonden zijden', '4'],
    ['gebruikBevestigingsmiddelen', 'Aantal', 'Bevestigingsmiddelen', 1],
    ['opmerking', 'Aantal', 'Opmerking', 1200],
    ['bouwlaag', 'Aantal', 'Bouwlaag', '2 x'],
  ])('is no %s beside %s', (veld, eerste, tweede, getal) => {
    const [rij] = read([
      ['Merk', 'Type', 'Breedte', 'Hoogte', eerste, tweede],
      ['K1', 'kozijn', 900, 2400, getal, { opzij: getal }],
    ]).rijen;
    expect(rij).toMatchObject({ fouten: [{ veld, kolom: 6, tekst: fout }] });
    expect(rij?.waarden[veld]).toBeUndefined();
  });

  test('is another thing than a text that is', () => {
    const [rij] = read([
      ['Merk', 'Breedte', 'Hoogte', 'Ruimte', 'Opmerking'],
      ['K1', 900, 2400, '2e badkamer', { opzij: '2e badkamer' }],
    ]).rijen;
    expect(rij).toMatchObject({ waarden: { opmerking: '2e badkamer' }, fouten: [] });
  });

  test('is not counted twice as left and right', () => {
    const [rij] = read([
      ['Merk', 'Type', 'Breedte', 'Hoogte', 'Links', 'Rechts'],
      ['K1', 'kozijn', 900, 2400, 2, { opzij: 2 }],
    ]).rijen;
    expect(rij).toMatchObject({ fouten: [{ veld: 'aantal', kolom: 6, tekst: fout }] });
    expect(rij?.waarden['aantal']).toBeUndefined();
  });

  test('holds for each of its rows', () => {
    const rijen = [KOP, ['K1', 'kozijn', 2, 900, 900], ['K2', 'kozijn', 2, { herhaald: 900 }, 900]];
    expect(read(rijen).rijen.map(({ fouten }) => fouten)).toEqual([[], []]);
    expect(
      read([KOP, ['K1', 'kozijn', 2, 'n.v.t.', { opzij: 'n.v.t.' }]]).rijen[0]?.fouten,
    ).toEqual([]);
  });
});

describe('choices', () => {
  test.each([
    ['Raam', 'kozijn'],
    ['deurkozijn', 'kozijn'],
    ['Hefschuifpui', 'schuifpui'],
    ['HSB-wand', 'hsb'],
    ['Hsb Element', 'hsb'],
  ])('type %s is %s', (tekst, type) => {
    expect(typeOf(tekst)?.waarden['gevelvullingType']).toBe(type);
    expect(typeOf(tekst)?.waarschuwingen).toEqual([]);
  });

  test('read a type from a description, and say so', () => {
    const rij = typeOf('31_kozijn: 2-vaks');
    expect(rij?.waarden['gevelvullingType']).toBe('kozijn');
    expect(rij?.waarschuwingen).toEqual(['‘31_kozijn: 2-vaks’ is gelezen als Kozijn.']);
    expect(typeOf('M_Sliding Door: 3600')?.waarden['gevelvullingType']).toBe('schuifpui');
    expect(typeOf('glazen schuif-deur')?.waarden['gevelvullingType']).toBe('schuifpui');
    for (const tekst of ['hsb-element met schuifpui', 'Sliding Glass Door']) {
      expect(typeOf(tekst)?.fouten).toMatchObject([
        { tekst: 'Kies Kozijn, Schuifpui of HSB-element.' },
      ]);
    }
  });

  test.each([
    'geen kozijn',
    'niet-hsb',
    'raam vervallen',
    'Kozijn (vervalt)',
    'geen houten kozijn',
    'zonder kozijn',
    'excl. kozijn',
    'no window',
    'nvt raam',
    'kozijn n.v.t.',
    'ipv kozijn',
    'kozijn geannuleerd',
    'kozijn verwijderd',
    'In plaats van raam',
    'kozijn: niet leveren',
  ])('are no type where the description denies it: %s', (tekst) => {
    const { rijen, vragen } = read([KOP, ['K1', tekst, 1, 1200, 2400]]);
    expect(rijen[0]?.waarden['gevelvullingType']).toBeUndefined();
    expect(rijen[0]?.fouten).toMatchObject([{ veld: 'gevelvullingType' }]);
    expect(vragen).toMatchObject([{ soort: 'waarde', tekst: `Wat is ‘${tekst}’ (1 rij)?` }]);
  });

  test.each(['vast raam (niet te openen)', 'deur niet brandwerend', 'raam, geen draaidelen'])(
    'are a type where the description denies something else: %s',
    (tekst) => {
      const { rijen, vragen } = read([KOP, ['K1', tekst, 1, 1200, 2400]]);
      expect(rijen[0]?.waarden['gevelvullingType']).toBe('kozijn');
      expect(vragen).toEqual([]);
    },
  );

  test('are the label or the value of an option', () => {
    const rijen = [
      [...KOP, 'Onderdorpel', 'Verbonden zijden', 'Bevestigingsmiddelen', 'Bouwmethode'],
      [...K01, 'laagreliefdorpel', '4-zijdig', 'Ja', 'Prefab'],
      [...K01, 'houtenDorpel', 2, 'zonder', 'TRADITIONEEL'],
      [...K01, 'kunststof', 3, 'misschien', ''],
    ];
    const [eerste, tweede, derde] = read(rijen).rijen;
    expect(eerste?.waarden).toMatchObject({
      onderdorpel: 'laagReliëfDorpel',
      verbondenAantalZijden: 4,
      gebruikBevestigingsmiddelen: true,
      bouwmethode: 'prefab',
    });
    expect(tweede?.waarden).toMatchObject({
      onderdorpel: 'houtenDorpel',
      verbondenAantalZijden: 2,
      gebruikBevestigingsmiddelen: false,
      bouwmethode: 'traditioneel',
    });
    expect(derde?.fouten.map(({ tekst }) => tekst)).toEqual([
      'Kies Houten dorpel of Laagreliëfdorpel.',
      'Kies Boven en onder of 4-zijdig.',
      'Kies Ja of Nee.',
    ]);
  });

  test.each([
    ['Bevestigingsmiddelen', 'ja?', 'Kies Ja of Nee.'],
    ['Bevestigingsmiddelen', 'nee / ?', 'Kies Ja of Nee.'],
    ['Verbonden zijden', '4*', 'Kies Boven en onder of 4-zijdig.'],
    ['Verbonden zijden', '< 4', 'Kies Boven en onder of 4-zijdig.'],
    ['Verbonden zijden', '±4', 'Kies Boven en onder of 4-zijdig.'],
    ['Verbonden zijden', '(-2)', 'Kies Boven en onder of 4-zijdig.'],
    ['Verbonden zijden', -2, 'Kies Boven en onder of 4-zijdig.'],
    ['Type', 'raam?', 'Kies Kozijn, Schuifpui of HSB-element.'],
    ['Type', 'draaiend raam (?)', 'Kies Kozijn, Schuifpui of HSB-element.'],
  ])('never pass over a sign: %s ‘%s’', (kop, tekst, fout) => {
    const { rijen } = read([
      ['Merk', 'Breedte', 'Hoogte', kop],
      ['K1', 1200, 2400, tekst],
    ]);
    expect(rijen[0]?.fouten).toMatchObject([{ tekst: fout }]);
  });

  test('ask what a text with a sign means apart from the same one without, in each list', () => {
    const rijen = [
      ['Merk', 'Breedte', 'Hoogte', 'Bevestigingsmiddelen'],
      ['K1', 1200, 2400, 'Ja ?'],
      ['K2', 1200, 2400, 'ja?'],
      ['K3', 1200, 2400, 'ja'],
    ];
    const vraag = 'twijfel:gebruikBevestigingsmiddelen:ja?';
    expect(vragenOf(rijen)).toEqual([vraag, 'type']);
    expect(
      waardenOf(rijen, { antwoorden: { [vraag]: 'false' } }).map(
        ({ gebruikBevestigingsmiddelen }) => gebruikBevestigingsmiddelen,
      ),
    ).toEqual([false, false, true]);
  });

  test('ask what a description is when it names no type', () => {
    const kop = ['Merk', 'Omschrijving', 'Aantal'];
    const rijen = [kop, ['K1', '2-vaks', 1], ['K2', 'draaiend', 1]];
    expect(vragenOf(rijen)).toEqual(['veld:2', 'type']);
    expect(read(rijen, { antwoorden: { 'veld:2': 'geen' } }).rijen[0]?.fouten).toEqual([]);
    expect(
      read(rijen, { antwoorden: { 'veld:2': 'gevelvullingType' } }).rijen[0]?.fouten,
    ).toHaveLength(1);
    // What names no type is asked by itself then.
    expect(vragenOf([...rijen, ['K3', 'draaiend raam', 1]])).toEqual([
      'waarde:gevelvullingType:2vaks',
      'waarde:gevelvullingType:draaiend',
    ]);
    expect(
      vragenOf([
        ['Merk', 'Type', 'Aantal'],
        ['K1', 'A', 1],
      ]),
    ).toEqual(['waarde:gevelvullingType:a']);
  });

  test('ask for the type of rows that have none, without holding the import up', () => {
    const open = read([
      ['Merk', 'Breedte'],
      ['K1', 1200],
    ]);
    expect(open.vragen.map(({ id }) => id)).toEqual(['type']);
    expect(heeftOpenVraag(open)).toBe(false);
    expect(open.typeVanOverige).toBeNull();
    expect(
      read(
        [
          ['Merk', 'Breedte'],
          ['K1', 1200],
        ],
        { antwoorden: { type: 'hsb' } },
      ).typeVanOverige,
    ).toBe('hsb');
  });
});

describe('rows', () => {
  const redenen = (...rijen: Cellen) =>
    read([KOP, K01, ...rijen]).overgeslagen.map(({ rij, reden }) => [rij, reden]);

  test.each([
    [['Totaal', null, 19], 'Totaalregel.'],
    [['K01 Totaal', null, 2], 'Totaalregel.'],
    [['Grand total: 6', null, 6], 'Totaalregel.'],
    [[null, null, 19, null, null], 'Totaalregel: wel een som, geen maten.'],
    [[{ herhaald: 'Eerste verdieping' }, 'Totaal BG', 19], 'Totaalregel.'],
    [['Som', null, 19], 'Totaalregel.'],
    [KOP, 'Herhaalt de kopregel.'],
    [
      ['Eerste', { herhaald: 'Eerste' }, { herhaald: 'Eerste' }],
      'Tussenkop of opmerking: alleen één tekst.',
    ],
    [['Begane grond'], 'Tussenkop of opmerking: alleen één tekst.'],
    [[null, null, null, null, null, 'let op', 'BG'], 'Geen enkele gebruikte kolom is gevuld.'],
  ])('%p is left out: %s', (rij, reden) => {
    expect(redenen(rij)).toEqual([[3, reden]]);
  });

  test('that add up what stands above them are sums, whatever they are called', () => {
    const rijen = [
      KOP,
      K01,
      ['K02', 'kozijn', 3, 900, 2100],
      ['Alle kozijnen', null, 5],
      ['K03', 'raam', 2],
    ];
    const { overgeslagen, rijen: gelezen } = read(rijen);
    expect(overgeslagen).toMatchObject([
      { rij: 4, reden: 'Totaalregel: wel een som, geen maten.' },
    ]);
    expect(gelezen.map(({ waarden }) => waarden['merk'])).toEqual(['K01', 'K02', 'K03']);
    expect(
      waardenOf([
        ['Merk', 'Aantal'],
        ['K1', 1],
        ['K2', 1],
        ['K3', 2],
      ]),
    ).toHaveLength(3);
  });

  test('that add up the rows since the last sum are sums too, and so is the end of a group', () => {
    const { overgeslagen } = read([
      KOP,
      ['K01', 'raam', 1, 900, 2100],
      ['K02', 'raam', 2, 900, 2100],
      ['Blok A', null, 3],
      ['K03', 'raam', 4, 900, 2100],
      ['K04', 'raam', 2, 900, 2100],
      ['Blok B', null, 6],
      ['K04: 7', null, 7],
    ]);
    expect(overgeslagen.map(({ rij }) => rij)).toEqual([4, 7, 8]);
  });

  test('with a merk and sizes are gevelvullingen, whatever stands before the merk', () => {
    const rijen = [
      ['Ruimte', ...KOP],
      ['Totaal Sport', ...K01],
      ['Totaal', null, null, 2, 1200, 2400],
    ];
    expect(read(rijen)).toMatchObject({ rijen: [{ rij: 2 }], overgeslagen: [{ rij: 3 }] });
  });

  test('of a room called Totaal are gevelvullingen too while a question about a size is open', () => {
    const rijen = [
      ['Ruimte', 'Merk', 'Aantal', 'Sparingsbreedte', 'Sparingshoogte'],
      ['Totaal Sport', 'K01', 2, 1200, 2400],
      ['Totaal', null, 2],
    ];
    expect(read(rijen)).toMatchObject({ rijen: [{ rij: 2 }], overgeslagen: [{ rij: 3 }] });
  });

  test.each([
    ['names the merk', 'Totaal K01', 1],
    ['names nothing', 'Totaal', 1],
    ['adds up to what stands above', 'Totaal begane grond', 3],
  ])('that repeat a merk with its sizes are none when their name %s', (_wanneer, naam, aantal) => {
    const rijen = [['Ruimte', ...KOP], kozijn('R1', 1), kozijn('R2', 2), kozijn(naam, aantal)];
    expect(read(rijen)).toMatchObject({
      rijen: [{ rij: 2 }, { rij: 3 }],
      overgeslagen: [{ rij: 4 }],
    });
  });

  test('without sizes are read where a header that is repeated only seems to begin a group', () => {
    const rijen = [
      KOP,
      ['K01', 'kozijn', 1, 900, 2100],
      ['K02', 'kozijn', 1, 900, 2100],
      KOP,
      ['K03', 'kozijn', 1, 900, 2100],
      ['K04', 'kozijn', 1, 900, 2100],
      ['Voordeur nieuw', 'kozijn', 2],
      ['Woning 3: 5', 'kozijn', 5],
    ];
    expect(
      waardenOf(rijen)
        .map(({ merk }) => merk)
        .slice(4),
    ).toEqual(['Voordeur nieuw', 'Woning 3: 5']);
  });

  const merkenOf = (...rijen: Cellen) =>
    waardenOf([KOP, ...rijen]).map(({ merk, aantal }) => [merk, aantal]);

  test('that add up by chance are no sums when their merk is like that of others', () => {
    const tail = ['K03', null, 3];
    const three = [
      ['K01', 1],
      ['K02', 2],
      ['K03', 3],
    ];
    expect(merkenOf(['K01', null, 1], ['K02', null, 2], tail)).toEqual(three);
    expect(merkenOf(['K01', null, 1, 900, 2100], ['K02', null, 2, 900, 2100], tail)).toEqual(three);
    expect(
      merkenOf(...[1, 2].map((at) => [`K0${at}`, null, at, 900, 2100]), ['Blok 1', null, 3]),
    ).toEqual(three.slice(0, 2));
  });

  test('with a merk alone are captions, unless it is like that of others', () => {
    const rijen = [['K05'], ['Blok 1'], K01, ['1e verdieping'], ['2e verdieping'], ['D06']];
    expect(merkenOf(...rijen).map(([merk]) => merk)).toEqual(['K05', 'K01', 'D06']);
    const merged = [{ herhaald: 'K05' }, { herhaald: 'K05' }];
    expect(redenen(merged)).toEqual([[3, 'Tussenkop of opmerking: alleen één tekst.']]);
  });

  test('with a dash or n.v.t. have nothing there', () => {
    const rijen = [
      [...KOP, 'Stelruimte', 'Onderdorpel'],
      [...K01, '-', 'n.v.t.'],
    ];
    expect(read(rijen).rijen[0]).toMatchObject({
      fouten: [],
      cellen: { stelruimte: { tekst: '-', begrepen: null } },
    });
    expect(waardenOf(rijen)[0]?.['stelruimte']).toBeUndefined();
  });

  test('without a merk are gevelvullingen without a merk', () => {
    expect(waardenOf([KOP, [null, 'kozijn', 1, 1200, 2400]])).toEqual([
      { gevelvullingType: 'kozijn', aantal: 1, breedte: 1200, hoogte: 2400 },
    ]);
  });

  test('that the file does not show are read, and say so', () => {
    const { rijen } = read([KOP, K01, K01], { verborgenRijen: [3] });
    expect(rijen.map(({ waarschuwingen }) => waarschuwingen)).toEqual([
      [],
      ['Deze rij is in Excel niet te zien (verborgen of weggefilterd).'],
    ]);
  });

  test('have errors for a date and for an error of the file', () => {
    const rijen = [
      KOP,
      [{ datum: '2026-02-01', tekst: '1-2-2026' }, 'kozijn', { fout: '#REF!' }, 1200, 2400],
    ];
    expect(read(rijen).rijen[0]?.fouten).toEqual([
      { veld: 'merk', kolom: 1, tekst: 'In deze cel staat een datum: 1-2-2026.' },
      { veld: 'aantal', kolom: 3, tekst: 'In deze cel staat een fout: #REF!.' },
    ]);
  });

  test('are read with what the user types in the place of a cell, in the unit of the field', () => {
    const rijen = [
      ['Merk', 'Breedte (m)', 'Hoogte (m)'],
      ['K1', 'x', 2.4],
    ];
    const verbeterd = { 2: { breedte: '1.200', stelruimte: '15' } };
    const [rij] = read(rijen, { verbeterd }).rijen;
    expect(rij?.waarden).toEqual({ merk: 'K1', breedte: 1200, hoogte: 2400, stelruimte: 15 });
    expect(rij?.cellen['stelruimte']).toMatchObject({ kolom: null, verbeterd: true });
    expect(rij?.fouten).toEqual([]);
  });

  test('are the very same again when another row is mended', () => {
    const lijst = buildLijst([KOP, K01, ['K02', 'kozijn', 1, 'x', 2400]]);
    const before = readKozijnstaat(lijst);
    const verbeterd = { 3: { breedte: '900' } };
    const after = readKozijnstaat(lijst, { verbeterd }, before.lezing);
    expect(after.rijen[0]).toBe(before.rijen[0]);
    expect(after.rijen[1]?.waarden['breedte']).toBe(900);
    const elsewhere = readKozijnstaat(lijst, { velden: { 4: 'spouwlatbreedte' } }, after.lezing);
    expect(elsewhere.rijen[0]?.waarden['breedte']).toBeUndefined();
    const hidden = readKozijnstaat(lijst, { verborgenRijen: [2] }, before.lezing);
    expect(hidden.rijen[0]?.waarschuwingen).toHaveLength(1);
    expect(hidden.rijen[1]).toBe(before.rijen[1]);
  });

  test('are read once: with what the first reading gave only the mended one is read again', () => {
    let lookedUp = 0;
    const leveranciers = {
      get voorbeeld(): string {
        lookedUp += 1;
        return 'Voorbeeld';
      },
    };
    const lijst = buildLijst([
      [...KOP, 'leverancierBevestigingsmiddelen'],
      ...Array.from({ length: 50 }, (_, index) => {
        const cellen = [`K${index}`, 'kozijn', 1, 1200, 2400];
        return [...cellen, 'Voorbeeld'];
      }),
    ]);
    const countOf = (run: () => GelezenKozijnstaat): [GelezenKozijnstaat, number] => {
      lookedUp = 0;
      return [run(), lookedUp];
    };
    const [first, ofAll] = countOf(() => readKozijnstaat(lijst, { leveranciers }));
    const ofOne = ofAll / 50;
    expect(ofOne).toBeGreaterThan(0);
    const verbeterd = { 3: { breedte: '900' } };
    const keuzes = { leveranciers, verbeterd };
    const [second, ofMended] = countOf(() => readKozijnstaat(lijst, keuzes, first.lezing));
    expect(ofMended).toBe(ofOne);
    expect(countOf(() => readKozijnstaat(lijst, keuzes, second.lezing))[1]).toBe(0);
    // Nothing is kept beside what is given back.
    expect(countOf(() => readKozijnstaat(lijst, keuzes))[1]).toBe(ofAll);
  });

  test('under a header with other columns are left out, and the header can be chosen', () => {
    const rijen = [
      ['Merk', 'Aantal', 'Breedte', 'Hoogte'],
      ['K01', 2, 1200, 2400],
      ['HSB-elementen'],
      ['Merk', 'Aantal', 'Hoogte', 'Breedte'],
      ['H01', 1, 2740, 4800],
      ['Merk', 'Aantal', 'Breedte', 'Hoogte'],
      ['K02', 1, 900, 2100],
    ];
    const { rijen: gelezen, overgeslagen } = read(rijen);
    expect(gelezen.map(({ rij }) => rij)).toEqual([2, 7]);
    const reden = 'Hoort bij de andere kopregel in rij 4. Kies die om deze rijen te lezen.';
    expect(overgeslagen.filter((each) => each.reden === reden).map(({ rij }) => rij)).toEqual([
      4, 5,
    ]);
    expect(waardenOf(rijen, { kopRij: 4 })).toEqual([
      { merk: 'H01', aantal: 1, breedte: 4800, hoogte: 2740 },
    ]);
  });

  test.each([
    [
      ['Merk', 'Sparing', null, 'Kozijn', null],
      [null, 'breedte', 'hoogte', 'breedte', 'hoogte'],
      [920, 2120, 900, 2100],
    ],
    [
      ['Merk', 'Element', null, null, 'Glas'],
      [null, 'type', 'b', 'h', 'kg/m²'],
      ['kozijn', 900, 2100, 25],
    ],
  ])('below a header of two rows, %p, that is repeated are read', (boven, onder, cellen) => {
    const rijen = [boven, onder, ['K1', ...cellen], boven, onder, ['K2', ...cellen]];
    const { rijen: gelezen, overgeslagen } = read(rijen);
    expect(gelezen.map(({ rij }) => rij)).toEqual([3, 6]);
    const reden = 'Herhaalt de kopregel.';
    expect(overgeslagen.map((each) => [each.rij, each.reden])).toEqual([
      [4, reden],
      [5, reden],
    ]);
  });

  test('with a merk that Excel makes of a date are read, and say so', () => {
    const merken = ['1-jan', '2-feb-26', '01-03-2026', 'mrt-26', 'K-1', '1-1', 'dec'];
    const { rijen } = read([KOP, ...merken.map((merk) => [merk, 'kozijn', 1, 1200, 2400])]);
    expect(rijen.map(({ waarschuwingen }) => waarschuwingen.length)).toEqual([1, 1, 1, 1, 0, 0, 0]);
  });

  test.each(['2x', 'x 2', '2 st.', '2 stks', '2 pcs'])('have %s pieces', (aantal) => {
    expect(waardenOf([KOP, ['K1', 'kozijn', aantal, 1200, 2400]])[0]?.['aantal']).toBe(2);
    expect(breedteOf('1200 x')?.fouten).toHaveLength(1);
  });

  test('named Som-01 are no sum', () => {
    expect(waardenOf([KOP, ['SOM-01', 'kozijn', 1, 1200, 2400]])).toHaveLength(1);
  });

  test('with two weights must say which counts', () => {
    const rijen = [
      [...KOP, 'Glasgewicht', 'Totaalgewicht'],
      [...K01, 25, 300],
    ];
    expect(read(rijen).rijen[0]?.fouten).toMatchObject([{ veld: 'totaalgewicht' }]);
    const met = [
      [...KOP, 'Glasgewicht', 'Totaalgewicht', 'Gewicht invoeren als'],
      [...K01, 25, 300, 'Totaalgewicht'],
    ];
    expect(read(met).rijen[0]?.fouten).toEqual([]);
  });

  test('are at most 2,000; of more nothing is read', () => {
    const many = Array.from({ length: 2001 }, (_none, index) => [
      `K${index}`,
      'kozijn',
      1,
      1200,
      2400,
    ]);
    expect(read([KOP, ...many])).toMatchObject({
      rijen: [],
      fout: 'Deze lijst heeft te veel rijen. Hoogstens 2000 gevelvullingen tegelijk kunnen worden gelezen.',
    });
    expect(read([KOP, ...many.slice(1)]).rijen).toHaveLength(2000);
  });
});

describe('pieces left and right', () => {
  const LR = ['Merk', 'Breedte', 'Hoogte', 'Aant. L', 'Aant. R'];
  const [K1, K2, K3] = [
    ['K1', 1000, 2000, 3, 2],
    ['K2', 1000, 2000, null, 4],
    ['K3', 1000, 2000, 1, '-'],
  ];

  test('in two columns are added, with both numbers in sight and in the remark', () => {
    const { rijen, vragen } = readKozijnstaat(buildLijst([LR, K1, K2, K3]));
    expect(vragen.filter(({ soort }) => soort === 'kolom')).toEqual([]);
    expect(rijen.map(({ waarden, cellen }) => [waarden['aantal'], cellen['aantal']])).toMatchObject(
      [
        [5, { tekst: '3 + 2', begrepen: '5' }],
        [4, { tekst: '0 + 4' }],
        [1, { tekst: '1 + -' }],
      ],
    );
    expect(rijen.map(({ waarden }) => waarden['draairichting'])).toEqual(['L+R', 'R', 'L']);
    expect(rijen.map(({ waarden }) => waarden['opmerking'])).toEqual([
      '3 links, 2 rechts (spiegelbeeld)',
      undefined,
      undefined,
    ]);
  });

  test.each([
    [['Links', 'Rechts']],
    [['L', 'R']],
    [['DL', 'DR']],
    [['Aantal', 'Spiegelbeeld'], 'optellen'],
  ])('are known beside each other: %j', (koppen, antwoord = '') => {
    const { rijen } = readKozijnstaat(
      buildLijst([
        ['Merk', 'Breedte', 'Hoogte', ...koppen],
        ['K1', 1000, 2000, 3, 2],
      ]),
      { antwoorden: { 'kolom:aantal': antwoord } },
    );
    expect(rijen[0]?.waarden['aantal']).toBe(5);
  });

  test('beside a number of all ask which counts, and left and right are one answer', () => {
    const rijen = [
      ['Merk', 'Breedte', 'Hoogte', 'Aantal', 'Links', 'Rechts'],
      ['K1', 1000, 2000, 5, 3, 2],
    ];
    const { vragen } = readKozijnstaat(buildLijst(rijen));
    expect(vragen.find(({ id }) => id === 'kolom:aantal')?.opties.at(-2)).toEqual({
      waarde: 'optellen',
      label: 'Opgeteld: ‘Links’ + ‘Rechts’',
    });
    const aantalBij = (antwoord: string) =>
      readKozijnstaat(buildLijst(rijen), { antwoorden: { 'kolom:aantal': antwoord } }).rijen[0]
        ?.waarden['aantal'];
    expect([aantalBij('4'), aantalBij('optellen')]).toEqual([5, 5]);
  });

  test('that are no numbers, none at all or too many are wrong in their own column', () => {
    const { rijen } = readKozijnstaat(
      buildLijst([
        LR,
        ['K1', 1000, 2000, 'x', 2],
        ['K2', 1000, 2000, 0, 0],
        ['K3', 1000, 2000, 60_000, 60_000],
      ]),
    );
    expect(rijen.map(({ fouten }) => fouten)).toMatchObject([
      [{ veld: 'aantal', kolom: 4 }],
      [{ veld: 'aantal', tekst: 'Vul een aantal van 1 of meer in.' }],
      [
        {
          veld: 'aantal',
          tekst: 'Opgeteld is dit 120.000. Getal moet kleiner of gelijk zijn aan 100.000.',
        },
      ],
    ]);
  });

  test('one letter alone is no number of pieces', () => {
    const { kolommen } = readKozijnstaat(
      buildLijst([
        ['Merk', 'Breedte', 'Hoogte', 'L'],
        ['K1', 1000, 2000, 3],
      ]),
    );
    expect(kolommen[3]).toMatchObject({ veld: null, reden: 'onbekend' });
  });
});

describe('texts that are none of the options', () => {
  const rijen = [
    ['Merk', 'Type', 'Breedte', 'Hoogte'],
    ['K1', 'Pui-element', 1000, 2000],
    ['K2', 'pui element', 1000, 2000],
    ['K3', 'kozijn', 1000, 2000],
  ];
  const typen = (antwoorden: Record<string, string>) =>
    readKozijnstaat(buildLijst(rijen), { antwoorden }).rijen.map(({ waarden, fouten }) => [
      waarden['gevelvullingType'],
      fouten.length,
    ]);

  test('are asked once each, and the answer is that of all its cells', () => {
    const { vragen } = readKozijnstaat(buildLijst(rijen));
    expect(vragen.filter(({ soort }) => soort === 'waarde')).toMatchObject([
      {
        id: 'waarde:gevelvullingType:puielement',
        tekst: 'Wat is ‘Pui-element’ (2 rijen)?',
        verplicht: false,
      },
    ]);
    expect(typen({})).toEqual([
      [undefined, 1],
      [undefined, 1],
      ['kozijn', 0],
    ]);
    expect(typen({ 'waarde:gevelvullingType:puielement': 'schuifpui' })).toEqual([
      ['schuifpui', 0],
      ['schuifpui', 0],
      ['kozijn', 0],
    ]);
    expect(typen({ 'waarde:gevelvullingType:puielement': 'geen' })[0]).toEqual([undefined, 0]);
  });

  test('are wrong cells alone where there are too many to ask', () => {
    const veel = Array.from({ length: 20 }, (_leeg, index) => [`K${index}`, `iets ${index}`, 1000]);
    const { vragen, rijen: gelezen } = readKozijnstaat(
      buildLijst([['Merk', 'Type', 'Breedte'], ...veel]),
    );
    expect(vragen.filter(({ soort }) => soort === 'waarde')).toEqual([]);
    expect(gelezen[0]?.fouten).toHaveLength(1);
  });
});
