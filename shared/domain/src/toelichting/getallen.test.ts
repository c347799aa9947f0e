import { expect, test } from '@jest/globals';

import { isVoldoende } from '../rekenen/isVoldoende.ts';
import {
  formatBenodigdeKracht,
  formatHartOpHart,
  formatTussenwaarde,
  formatUnityCheck,
  formatUnityCheckInStap,
} from './getallen.ts';

test.each([
  [0, true, '0,00', '0'],
  [0.9949, true, '0,99', '0,9949'],
  [0.9999, true, '1,00', '0,9999'],
  [1, true, '1,00', '1'],
  // 4,2 / (3 · 1,4) as floating point has it.
  [1 + 2 ** -52, true, '1,00', '1'],
  [1 + 1e-9, true, '1,00', '1'],
  [1 + 1e-8, false, '1,001', '1,0001'],
  [1.0004, false, '1,001', '1,0004'],
  [1.0021, false, '1,002', '1,0021'],
  [1.0049, false, '1,005', '1,0049'],
  [1.006, false, '1,01', '1,006'],
  [12.5, false, '12,50', '12,5'],
])('a unity check of %d holds: %s, reads %s, and %s in a step', (...row) => {
  const [unityCheck, voldoet, tekst, getal] = row;
  expect(isVoldoende(unityCheck)).toBe(voldoet);
  expect(formatUnityCheck(unityCheck)).toBe(tekst);
  expect(formatUnityCheckInStap(unityCheck)).toBe(getal);
});

test.each([
  // s, s_max, text
  [600, 700, '600'],
  [666.6667, 700, '666'],
  [699.9999, 700, '699'],
  [700 + 1e-10, 700, '700'],
  [700.02, 700, '700,1'],
  [700.4, 700, '700,4'],
  [900, 700, '900'],
  [12_345.6, 700, '12.345'],
])('a hart-op-hart distance of %d with a maximum of %d reads %s', (s, s_max, text) => {
  expect(formatHartOpHart(s, s_max)).toBe(text);
});

test.each([
  [7, '7'],
  [22.12344, '22,1234'],
  [0.649054, '0,64905'],
  [0.0123456, '0,012346'],
  [0.5, '0,5'],
  [1e-12, '0'],
  [0, '0'],
  [12_345.67, '12.345,67'],
])('%d stands in a step as %s', (value, text) => {
  expect(formatTussenwaarde(value)).toBe(text);
});

test.each([
  [0.521, '0,53'],
  [0.5, '0,50'],
  // These times 100 are more than 110 and 55 as floating point has it.
  [1.1, '1,10'],
  [0.55, '0,55'],
  [1.1001, '1,11'],
])('of a force of %d what is asked of a product is %s: rounded up', (kracht, tekst) => {
  expect(formatBenodigdeKracht(kracht)).toBe(tekst);
});
