import { describe, expect, test } from '@jest/globals';

import { buildLijst } from './builders/buildLijst.ts';
import { readKozijnstaat } from './readKozijnstaat.ts';

type Cellen = Parameters<typeof buildLijst>[0];

/** The numbers of the rows that are read, and those of the rows that belong to another header, with its number. */
const splitsingVan = (rijen: Cellen) => {
  const { rijen: gelezen, overgeslagen } = readKozijnstaat(buildLijst(rijen));
  return {
    gelezen: gelezen.map(({ rij }) => rij),
    anders: overgeslagen.flatMap(({ rij, andereKop }) =>
      andereKop === null ? [] : [[rij, andereKop]],
    ),
  };
};

const KOP = ['Merk', 'Type', 'Breedte', 'Hoogte', 'Aantal'];
const K1 = ['K1', 'kozijn', 900, 2100, 1];
const K2 = ['K2', 'kozijn', 1000, 2100, 1];

describe('a row of names is a gevelvulling', () => {
  test.each([
    ['with sizes in a cell', ['B', 'Kozijn', '1000 x 2100']],
    ['with sizes in a cell, and names in others', ['K5', 'Kozijn', '1000 x 2100', 'Element']],
    ['with a merk that is a short name', ['H', 'Element', null]],
    ['with a short name where numbers stand', ['K5', 'Kozijn', 'st']],
  ])('%s', (_wat, rij) => {
    const rijen = [
      ['Merk', 'Type', 'Afmeting (bxh)', 'Aantal'],
      ['A', 'Kozijn', '900 x 2100', 1],
      rij,
      ['C', 'Kozijn', '1200 x 2400', 1],
    ];
    expect(splitsingVan(rijen)).toEqual({ gelezen: [2, 3, 4], anders: [] });
  });

  test('with a type, though the merken of others would be types too', () => {
    const rijen = [
      ['Merk', 'Type', 'Opmerking'],
      ['Raam 1', 'vast', 'x'],
      ['Element', 'Kozijn'],
      ['Raam 2', 'vast', 'x'],
    ];
    expect(splitsingVan(rijen)).toEqual({ gelezen: [2, 3, 4], anders: [] });
  });

  test.each([
    ['H', 'Element'],
    ['B', 'H'],
    ['St', 'Element'],
    ['Element', 'Nr'],
  ])('without numbers: %s, %s', (...rij) => {
    expect(splitsingVan([KOP, K1, rij, K2])).toEqual({ gelezen: [2, 3, 4], anders: [] });
    expect(splitsingVan([KOP, K1, rij])).toEqual({ gelezen: [2, 3], anders: [] });
  });

  test('where the rows below it are read worse by it', () => {
    const rijen = [KOP, K1, ['Merk', 'Breedte', 'Hoogte', 'Opmerking'], K2];
    expect(splitsingVan(rijen)).toEqual({ gelezen: [2, 3, 4], anders: [] });
  });

  test('with an id, and so are the rows with one below another header', () => {
    const kop = [...KOP, 'Adviestool-id'];
    const rijen = [kop, ['Merk', 'Element', 'Hoogte', 'Breedte', null, 'a1'], [...K1, 'a2'], K2];
    expect(splitsingVan(rijen)).toEqual({ gelezen: [2, 3, 4], anders: [] });
    const andere = ['Merk', 'Type', 'Hoogte', 'Breedte', 'Aantal'];
    expect(splitsingVan([kop, [...K1, 'a1'], andere, K2, [...K1, 'a2']])).toEqual({
      gelezen: [2, 5],
      anders: [
        [3, 3],
        [4, 3],
      ],
    });
  });
});

describe('a header of another list is found', () => {
  const metKop = (kop: Cellen, ...rijen: Cellen) => splitsingVan([KOP, K1, ...kop, ...rijen]);

  test.each<[wat: string, kop: Cellen[number], rij: Cellen[number]]>([
    ['sizes change places', ['Merk', 'Type', 'Hoogte', 'Breedte'], ['H1', 'hsb', 2740, 4800]],
    ['its names are short', ['Nr', 'Type', 'H', 'B', 'St'], ['H1', 'hsb', 2740, 4800, 1]],
    ['one is a type too', ['Nr', 'Kozijn', 'Hoogte', 'Breedte'], ['H1', 'x', 2740, 4800]],
    ['columns are inserted', ['Merk', 'Aantal', 'Type', 'b', 'h'], ['H1', 1, 'hsb', 4800, 2740]],
    ['both sizes are in one', ['Merk', 'Type', 'Aantal', 'b x h'], ['H1', 'x', 1, '900 x 2100']],
    ['no name is over numbers', ['Type', 'Merk'], ['raam', 'H1']],
    ['none of its rows has a number', ['Merk', 'Opmerking', 'Type'], ['K1', 'tochtig', 'raam']],
  ])('%s', (_wat, kop, rij) => {
    expect(metKop([kop], rij, rij)).toEqual({
      gelezen: [2],
      anders: [
        [3, 3],
        [4, 3],
        [5, 3],
      ],
    });
  });

  test('of two rows, also when its first is like a gevelvulling', () => {
    const boven = ['Merk', 'Kozijn', null, 'Glas', null];
    const onder = [null, 'breedte', 'hoogte', 'breedte', 'hoogte'];
    expect(metKop([boven, onder], ['G1', 900, 2100, 800, 2000])).toEqual({
      gelezen: [2],
      anders: [
        [3, 4],
        [4, 4],
        [5, 4],
      ],
    });
  });

  test('and not the gevelvulling above it, though its words would go with it', () => {
    const kop = ['Merk', 'Afmeting b x h', 'Aantal'];
    expect(splitsingVan([KOP, K1, ['Voordeur', 'Sparing'], kop, ['H1', '900 x 2100', 1]])).toEqual({
      gelezen: [2, 3],
      anders: [
        [4, 4],
        [5, 4],
      ],
    });
  });

  test('with the ids of its own rows, which the first would read as other sizes', () => {
    const kop = [...KOP, 'Adviestool-id'];
    const andere = ['Merk', 'Type', 'Hoogte', 'Breedte', 'Aantal', 'Adviestool-id'];
    expect(splitsingVan([kop, [...K1, 'a1'], andere, [...K2, 'a2']])).toEqual({
      gelezen: [2],
      anders: [
        [3, 3],
        [4, 3],
      ],
    });
  });

  test('until the first is repeated', () => {
    const andere = ['Merk', 'Type', 'Hoogte', 'Breedte', 'Aantal'];
    expect(splitsingVan([KOP, K1, andere, K2, KOP, K1])).toEqual({
      gelezen: [2, 6],
      anders: [
        [3, 3],
        [4, 3],
      ],
    });
  });
});

describe('a header that is repeated', () => {
  test('with another unit is that of another list, whose sizes would be read as other ones', () => {
    const inCm = ['Merk', 'Type', 'Breedte (cm)', 'Hoogte (cm)', 'Aantal'];
    const rijen = [KOP, K1, inCm, ['K2', 'kozijn', 420, 450, 1]];
    const anders = [
      [3, 3],
      [4, 3],
    ];
    expect(splitsingVan(rijen)).toEqual({ gelezen: [2], anders });
  });

  test('with the unit that was meant is a repetition', () => {
    const inMm = ['Merk', 'Type', 'Breedte (mm)', 'Hoogte (mm)', 'Aantal'];
    expect(splitsingVan([KOP, K1, inMm, K2])).toEqual({ gelezen: [2, 4], anders: [] });
    expect(splitsingVan([inMm, K1, KOP, K2])).toEqual({ gelezen: [2, 4], anders: [] });
  });
});
