import { expect, test } from '@jest/globals';

import { leesTekst } from './leesTekst.ts';

test.each([
  ['1200', 1200],
  ['1.200', 1200],
  ['1.200,5', 1200.5],
  ['2400 mm', 2400],
  ['2400mm', 2400],
  ['2,4 m', 2400],
  ['2,003 m', 2003],
  ['240 cm', 2400],
  [' ', null],
  ['breed', 'breed'],
  ['3 kg', '3 kg'],
])('a length of %j is %j', (tekst, waarde) => {
  expect(leesTekst({ soort: 'maat', eenheid: 'mm' }, tekst)).toBe(waarde);
});

test.each([
  ['3', 3],
  ['3 st', 3],
  ['3 mm', '3 mm'],
])('a number of %j is %j', (tekst, waarde) => {
  expect(leesTekst({ soort: 'getal' }, tekst)).toBe(waarde);
});

test('a text is trimmed, and nothing is null', () => {
  expect(leesTekst({ soort: 'tekst' }, ' K01 ')).toBe('K01');
  expect(leesTekst({ soort: 'tekst' }, '  ')).toBeNull();
});
