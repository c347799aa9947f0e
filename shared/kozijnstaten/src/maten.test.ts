import { describe, expect, test } from '@jest/globals';

import { buildLijst } from './builders/buildLijst.ts';
import { normalizeKop } from './kopnaam.ts';
import { splitMaten } from './maten.ts';
import { readKozijnstaat, type Keuzes } from './readKozijnstaat.ts';
import type { Antwoorden } from './vraag.ts';

type Cellen = Parameters<typeof buildLijst>[0];

const read = (kop: string, cellen: Cellen[number], keuzes?: Keuzes) =>
  readKozijnstaat(
    buildLijst([['Merk', kop], ...cellen.map((cel, index) => [`K${index}`, cel])]),
    keuzes,
  );

const matenIn = (...invoer: Parameters<typeof read>) =>
  read(...invoer).rijen.map(({ waarden: { breedte, hoogte } }) => [breedte, hoogte]);

const waarschuwingenIn = (rijen: Cellen) =>
  readKozijnstaat(buildLijst(rijen)).rijen.flatMap((rij) => rij.waarschuwingen);

const vragenOf = (...invoer: Parameters<typeof read>) =>
  read(...invoer).vragen.flatMap(({ id }) => (id === 'type' ? [] : [id]));

/** The questions about a list with this row above its header. */
const vragenOnder = (boven: Cellen[number]) =>
  readKozijnstaat(
    buildLijst([boven, ['Merk', 'Aantal', 'b x h'], ['K1', 2, '1200 x 2400']]),
  ).vragen.map(({ id }) => id);

describe('a cell of two sizes', () => {
  test.each([
    ['1200 x 2400', '1200', '2400'],
    ['1010x2315', '1010', '2315'],
    ['3.600 × 2.415', '3.600', '2.415'],
    ['1 200 * 2 400', '1 200', '2 400'],
    ['120 bij 240 cm', '120 cm', '240 cm'],
    ['0,9 m x 1,45 m', '0,9 m', '1,45 m'],
    ['B=900 H=2100', '900', '2100'],
    ['h 2315 x b 1010', '1010', '2315'],
  ])('%s is %s and %s', (tekst, breedte, hoogte) => {
    expect(splitMaten(tekst, 'breedteHoogte')).toEqual({ breedte, hoogte });
  });

  test.each(['1200', '1200-2400', '1200x2400x67', 'n.t.b.', 'b 900 x b 900', '12-3-2026', '4x'])(
    '%s is not one',
    (tekst) => {
      expect(splitMaten(tekst, 'breedteHoogte')).toBeNull();
    },
  );

  test('that is very long takes no time', () => {
    expect(splitMaten('1 '.repeat(30_000), 'breedteHoogte')).toBeNull();
  });
});

describe('a column of two sizes', () => {
  test.each(['Afmeting (bxh)', 'B × H', 'Breedte x hoogte', 'Maat b x h [mm]', 'W/H'])(
    '%s is read as the one and the other',
    (kop) => {
      expect(matenIn(kop, ['1200 x 2400', '900x2.100'])).toEqual([
        [1200, 2400],
        [900, 2100],
      ]);
    },
  );

  test('may have the height first', () => {
    expect(matenIn('Maten (hxb)', ['2400 x 1200'])).toEqual([[1200, 2400]]);
  });

  test.each([
    ['Afmetingen', ['breedteHoogte', 'hoogteBreedte', 'geen']],
    ['LxB', ['breedteHoogte', 'hoogteBreedte', 'geen']],
    ['Dagmaat b x h', ['breedteHoogte', 'geen']],
    ['Kozijn (b x h)', ['breedteHoogte', 'geen']],
  ])('%s asks what it is', (kop, opties) => {
    const [vraag] = readKozijnstaat(
      buildLijst([
        ['Merk', 'Aantal', kop],
        ['K1', 2, '1200 x 2400'],
        ['K2', 2, 'n.t.b.'],
      ]),
    ).vragen;
    expect(vraag?.id).toBe('veld:3');
    expect(vraag?.opties.map(({ waarde }) => waarde)).toEqual(opties);
  });

  test('is what the user says, now or earlier', () => {
    const cellen = ['2400 x 1200'];
    expect(matenIn('Afmeting b x h', cellen, { velden: { 2: 'hoogteBreedte' } })).toEqual([
      [1200, 2400],
    ]);
    const onthouden = { afmetingbxh: 'hoogteBreedte' };
    expect(matenIn('Afmeting b x h', cellen, { onthouden })).toEqual([[1200, 2400]]);
    expect(matenIn('Afmeting b x h', cellen, { velden: { 2: null } })).toEqual([
      [undefined, undefined],
    ]);
  });

  test('asks once for the unit of both, and takes the one in its header', () => {
    expect(vragenOf('B x H', ['1,2 x 2,4'])).toEqual(['eenheid:breedteHoogte']);
    const antwoorden = { 'eenheid:breedteHoogte': 'm' };
    expect(matenIn('B x H', ['1,2 x 2,4'], { antwoorden })).toEqual([[1200, 2400]]);
    expect(vragenOf('H x B', ['240 x 420', '210 x 90'])).toEqual(['eenheid:hoogteBreedte']);
    expect(matenIn('B x H (cm)', ['120 x 240'])).toEqual([[1200, 2400]]);
    expect(matenIn('B x H', ['120 x 240 cm'])).toEqual([[1200, 2400]]);
  });

  test('asks of each size apart how it is written, in words of its own', () => {
    const { vragen } = read('B x H (m)', ['1.200 x 1.200']);
    const sentences = vragen.filter(({ soort }) => soort === 'notatie').map(({ tekst }) => tekst);
    expect(sentences).toEqual([
      'Hoe is de breedte ‘1.200’ in de kolom ‘B x H (m)’ bedoeld?',
      'Hoe is de hoogte ‘1.200’ in de kolom ‘B x H (m)’ bedoeld?',
    ]);
  });

  test('has an error at a cell that is not two sizes', () => {
    const [heel, tekst, leeg] = read('B x H', [1200, '1200x2400x67', '-']).rijen;
    const geenMaten = 'Hier staat één getal en geen breedte en hoogte. Vul de maat in.';
    expect(heel?.fouten).toEqual([
      { veld: 'breedte', kolom: 2, tekst: geenMaten },
      { veld: 'hoogte', kolom: 2, tekst: geenMaten },
    ]);
    expect(tekst?.fouten).toHaveLength(2);
    expect(leeg?.fouten).toEqual([]);
  });

  test('is mended size by size', () => {
    const verbeterd = { 2: { breedte: '1200', hoogte: '2.400' } };
    expect(read('B x H', ['1200'], { verbeterd }).rijen[0]).toMatchObject({
      waarden: { breedte: 1200, hoogte: 2400 },
      fouten: [],
    });
  });

  test('beside columns of one size asks which is read', () => {
    const lijst = buildLijst([
      ['Merk', 'B x H', 'Breedte', 'Hoogte'],
      ['K1', '1100 x 2300', 1200, 2400],
    ]);
    const { vragen } = readKozijnstaat(lijst);
    expect(vragen.map(({ id }) => id)).toEqual(['kolom:breedte', 'kolom:hoogte', 'type']);
    const antwoorden = { 'kolom:breedte': '2', 'kolom:hoogte': '2' };
    expect(readKozijnstaat(lijst, { antwoorden }).rijen[0]?.waarden).toMatchObject({
      breedte: 1100,
      hoogte: 2300,
    });
  });

  test.each(['Sparing b x h', 'Glasmaat b x h', 'Maat LxB'])(
    'of another thing, %s, does not replace those of one size unasked',
    (kop) => {
      const lijst = buildLijst([
        ['Merk', 'Breedte', 'Hoogte', kop],
        ['K1', 900, 2100, '920 x 2120'],
      ]);
      const sleutel = normalizeKop(kop);
      const welke = ['kolom:breedte', 'kolom:hoogte', 'type'];
      const vragen = (keuzes?: Keuzes) => readKozijnstaat(lijst, keuzes).vragen.map(({ id }) => id);
      expect(vragen({ onthouden: { [sleutel]: 'breedteHoogte' } })).toEqual(welke);
      const isAsked = vragen().includes('veld:4');
      const wat: Antwoorden = isAsked ? { 'veld:4': 'breedteHoogte' } : {};
      expect(vragen({ antwoorden: wat }).filter((id) => id !== 'veld:4')).toEqual(welke);
      const antwoorden = { ...wat, 'kolom:breedte': '2', 'kolom:hoogte': '3' };
      expect(readKozijnstaat(lijst, { antwoorden }).rijen[0]?.waarden).toMatchObject({
        breedte: 900,
        hoogte: 2100,
      });
      expect(vragen({ velden: { 4: 'breedteHoogte' } })).toEqual(['type']);
    },
  );

  test('may be two columns under one name', () => {
    const lijst = buildLijst([
      ['Merk', 'B x H', { herhaald: 'B x H' }],
      ['K1', 1200, 2400],
    ]);
    expect(readKozijnstaat(lijst).rijen[0]?.waarden).toMatchObject({ breedte: 1200, hoogte: 2400 });
  });

  test('stands under a title without being asked about, and under the name of its group with it', () => {
    const titel = { herhaald: 'Kozijnen' };
    expect(vragenOnder(['Kozijnen', titel, titel])).toEqual(['type']);
    expect(vragenOnder([null, null, 'Werk 24-118'])).toEqual(['type']);
    expect(vragenOnder([null, null, 'Sparing'])).toEqual(['veld:3', 'type']);
  });

  test('may be called Type, as Revit does', () => {
    const type = [
      ['Type Mark', 'Type', 'Count'],
      ['A', '0915 x 1220mm', 12],
    ];
    expect(readKozijnstaat(buildLijst(type)).vragen.map(({ id }) => id)).toEqual([
      'veld:2',
      'type',
    ]);
    const withMaten = type.map((rij, at) => [...rij, ['Width', 935][at] ?? null]);
    const { rijen, kolommen } = readKozijnstaat(buildLijst(withMaten));
    expect(kolommen[1]).toMatchObject({ veld: null, reden: 'onbekend' });
    expect(rijen[0]).toMatchObject({ waarden: { merk: 'A', breedte: 935 }, fouten: [] });
  });

  test('under Type leaves the types that stand there too, where the list has sizes', () => {
    const { rijen } = readKozijnstaat(
      buildLijst([
        ['Merk', 'Type', 'Breedte'],
        ['A', '0915 x 1220', 935],
        ['B', 'kozijn', 935],
      ]),
    );
    expect(rijen.map(({ fouten }) => fouten.length)).toEqual([1, 0]);
    expect(rijen[1]?.waarden).toEqual({ merk: 'B', gevelvullingType: 'kozijn', breedte: 935 });
  });

  test('that is a description of the type is said not to be read', () => {
    const lijst = [
      ['Merk', 'Omschrijving'],
      ['K1', 'raam 1200 x 2400'],
    ];
    const nietGelezen = 'De maten in ‘raam 1200 x 2400’ zijn niet gelezen.';
    expect(waarschuwingenIn(lijst)).toContain(nietGelezen);
    const withMaten = lijst.map((rij, at) => [...rij, ['Breedte', 1200][at] ?? null]);
    expect(waarschuwingenIn(withMaten)).not.toContain(nietGelezen);
  });
});
