import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';

import { KOLOMMEN } from './kolommen.tsx';
import { readPlakking, splitKlembord } from './readPlakking.ts';

const { rijOf } = gevelvullingRijIn({
  projectGegevens: buildProject().projectGegevens,
  catalogus: buildHost().catalogus.loaded(),
});

const rijen = ['K01', 'K02', 'K03'].map((merk) => {
  const gevelvulling = buildGevelvulling();
  return rijOf({
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, id: merk, merk },
  });
});

const kolomOf = (id: string): number => KOLOMMEN.findIndex((kolom) => kolom.id === id);

const paste = (tekst: string, id: string, kolom: string) =>
  readPlakking(
    splitKlembord(tekst).rows,
    { rijen, kolommen: KOLOMMEN },
    { id, kolom: kolomOf(kolom) },
  );

test.each([
  [
    '1200\t2400\r\n900\t2100\r\n',
    [
      ['1200', '2400'],
      ['900', '2100'],
    ],
  ],
  ['"A ""1"""\t2', [['A "1"', '2']]],
  ['1,5\n2,5', [['1,5'], ['2,5']]],
  ['', []],
])('%j on the clipboard is %j', (tekst, rows) => {
  expect(splitKlembord(tekst)).toEqual({ rows, open: null });
});

test('cells come down and to the right, numbers as the Dutch write them', () => {
  const { antwoorden, over } = paste('1.200\t2400 mm\t4\n\n900\t2,1 m\t2', 'K01', 'breedte');

  expect([...antwoorden]).toEqual([
    ['K01', { breedte: 1200, hoogte: 2400, aantal: 4 }],
    ['K03', { breedte: 900, hoogte: 2100, aantal: 2 }],
  ]);
  expect(over).toBe(0);
});

test('from merk the drawing and the omschrijving are passed over', () => {
  expect([...paste('X\t1200', 'K02', 'merk').antwoorden]).toEqual([
    ['K02', { merk: 'X', breedte: 1200 }],
  ]);
});

test('a cell that cannot be is told, and left out', () => {
  const { cellen, antwoorden } = paste('12\t2400', 'K01', 'breedte');

  expect(cellen.map(({ veld, fout }) => [veld, fout])).toEqual([
    ['breedte', 'Getal moet groter of gelijk zijn aan 400.'],
    ['hoogte', null],
  ]);
  expect([...antwoorden]).toEqual([['K01', { hoogte: 2400 }]]);
});

test('what is there already does not change, and what has no place is counted', () => {
  expect(paste('4000', 'K01', 'breedte').cellen).toEqual([]);
  expect(paste('1\t2\t3\n4\t5\t6', 'K03', 'hoogte').over).toBe(2);
});

test('an error of a spreadsheet is no merk', () => {
  const { cellen, antwoorden } = paste('#REF!\t1200', 'K01', 'merk');

  expect(cellen.map(({ fout }) => fout)).toEqual(['In deze cel staat een fout: #REF!.', null]);
  expect([...antwoorden]).toEqual([['K01', { breedte: 1200 }]]);
});
