import { expect, test } from '@jest/globals';

import { invoerOfGeval } from '../fixtures/gevallen.ts';
import { calculateAdvies } from '../rekenen/advies.ts';
import { findMaatgevendeToets, hartOpHartTekst } from './zijdeTeksten.ts';

test.each([
  // Case, side, what decides the number, what decides the unity check.
  ['K2', 'onderzijde', 'hart-op-hartafstand', 'combinatie'],
  ['K2', 'zijkanten', 'hart-op-hartafstand', 'wind'],
  ['K4', 'onderzijde', 'belasting', 'combinatie'],
  ['K5', 'onderzijde', 'hart-op-hartafstand', 'gewicht'],
  ['S2', 'onderzijde', null, null],
] as const)('of %s on the %s the number follows from %s, the unity check from %s', (...row) => {
  const [id, zijde, maatgevend, toets] = row;
  const advies = calculateAdvies(invoerOfGeval(id)).zijden[zijde];
  expect(advies?.maatgevend).toBe(maatgevend);
  expect(advies && findMaatgevendeToets(advies)).toBe(toets);
});

test.each([
  ['onderzijde', { posities: [200, 900, 1601, 2301], sMax: 700 }, 2501.5, '700,5'],
  ['onderzijde', { posities: [200, 733, 1267, 1800], sMax: 700 }, 2000, '533'],
  ['zijkanten', { posities: [200, 800], sMax: 700 }, 1000, '600'],
  ['onderzijde', { posities: [1000], sMax: 700 }, 2000, null],
  ['onderzijde', { posities: [], sMax: 700 }, 2000, null],
] as const)('the hart-op-hart distance on the %s of %j over %d mm reads %p', (...row) => {
  const [zijde, advies, L, tekst] = row;
  const maten = zijde === 'zijkanten' ? { breedte: null, hoogte: L } : { breedte: L, hoogte: null };
  expect(hartOpHartTekst(zijde, { ...advies, randafstand: 200 }, maten)).toBe(tekst);
});
