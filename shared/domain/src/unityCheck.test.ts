import { expect, test } from '@jest/globals';

import { isVoldoende, unityCheckGetal, unityCheckTekst } from './unityCheck.ts';

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
  expect(unityCheckTekst(unityCheck)).toBe(tekst);
  expect(unityCheckGetal(unityCheck)).toBe(getal);
});
