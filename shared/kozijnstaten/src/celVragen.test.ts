import { expect, test } from '@jest/globals';

import { unitShown } from './celVragen.ts';

test.each([
  ['2,40 m', 'm'],
  ['2400mm', 'mm'],
  ['85 kg/m²  ', 'kg/m²'],
  ['2400 mm.', 'mm'],
  ['2400', null],
  ['K05', null],
  ["1'200,5", null],
  ['1,2e+21', null],
  ['500 inch', 'inch'],
  ['96"', '"'],
  ['960 dm', 'dm'],
  ['30 kg/m^2', 'kg/m^2'],
  ['1.200 [mm]', 'mm'],
  ['(1.200 mm)', 'mm'],
  ['2 stuk(s)', 'st'],
  ['45º', null],
])('%j shows the unit %j', (tekst, eenheid) => {
  expect(unitShown(tekst)).toBe(eenheid);
});

test('the unit behind a very long word is looked for once', () => {
  const begin = Date.now();
  expect(unitShown(`${'a'.repeat(80_000)}!`)).toBe(null);
  expect(Date.now() - begin).toBeLessThan(2_000);
});
