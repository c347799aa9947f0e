import { expect, test } from '@jest/globals';

import { unitShown } from './celVragen.ts';

test.each([
  ['2,40 m', 'm'],
  ['2400mm', 'mm'],
  ['85 kg/m²  ', 'kg/m²'],
  ['2400', null],
])('%j shows the unit %j', (tekst, eenheid) => {
  expect(unitShown(tekst)).toBe(eenheid);
});

test('the unit behind a very long word is looked for once', () => {
  const begin = Date.now();
  expect(unitShown(`${'a'.repeat(80_000)}!`)).toBe(null);
  expect(Date.now() - begin).toBeLessThan(2_000);
});
