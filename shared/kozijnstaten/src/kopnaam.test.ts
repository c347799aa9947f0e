import { expect, test } from '@jest/globals';

import { eenheidVanKop, normalizeKop } from './kopnaam.ts';

test.each([
  ['Breedte in mm', 'breedte', 'mm'],
  ['Hoogte, cm', 'hoogte', 'cm'],
  ['breedte_mm', 'breedte', 'mm'],
  ['Breedte   [ mm ]', 'breedte', 'mm'],
  ['Breedte -- mm.', 'breedte', 'mm'],
  ['Breedte', 'breedte', null],
  ['kg', 'kg', null],
])('%s is compared as %s, in %s', (kop, naam, eenheid) => {
  expect([normalizeKop(kop), eenheidVanKop(kop)]).toEqual([naam, eenheid]);
});

/** A run that was tried from each of its characters took ten seconds. */
test.each([
  ['spaces', ' '],
  ['commas', ','],
  ['both', ', '],
  ['opened brackets', '('],
  ['words', 'in '],
  ['accents', '\u0301\u0323'],
])('a header of very many %s is read at once', (_naam, teken) => {
  const begin = Date.now();
  normalizeKop(`b${teken.repeat(40_000)}!`);
  eenheidVanKop(`b${teken.repeat(40_000)}!`);
  expect(Date.now() - begin).toBeLessThan(2_000);
});
