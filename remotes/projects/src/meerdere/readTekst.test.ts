import { expect, test } from '@jest/globals';

import { readTekst } from './readTekst.ts';

test.each([
  ['1200', 1200],
  ['1.200', 1200],
  ['1.200,5', 1200.5],
  ['2400 mm', 2400],
  ['2400mm', 2400],
  ['2,4 m', 2400],
  ['2,003 m', 2003],
  ['240 cm', 2400],
  ['2 meter', 2000],
  ['2,4 m1', 2400],
  ['1,200.5', 1200.5],
  ['1 200', 1200],
  ['900 1', '900 1'],
  ['12 00', '12 00'],
  ['2100 3)', '2100 3)'],
  [' ', null],
  ['breed', 'breed'],
  ['3 kg', '3 kg'],
])('a length of %j is %j', (tekst, waarde) => {
  expect(readTekst({ soort: 'maat', eenheid: 'mm' }, tekst)).toBe(waarde);
});

test.each([
  ['3', 3],
  ['3 st', 3],
  ['3 stk', 3],
  ['3 mm', '3 mm'],
  ['1 2', '1 2'],
])('a number of %j is %j', (tekst, waarde) => {
  expect(readTekst({ soort: 'getal' }, tekst)).toBe(waarde);
});

test('a text is trimmed, and nothing is null', () => {
  expect(readTekst({ soort: 'tekst' }, ' K01 ')).toBe('K01');
  expect(readTekst({ soort: 'tekst' }, '  ')).toBeNull();
});
