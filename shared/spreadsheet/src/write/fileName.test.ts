import { expect, test } from '@jest/globals';

import { fileName } from './fileName.ts';

test.each([
  ['Dok van Delfzijl', 'Bouwlijst Dok van Delfzijl.csv'],
  ['../fase 1: "A"/B', 'Bouwlijst .. fase 1   A B.csv'],
  [null, 'Bouwlijst.csv'],
  ['x'.repeat(300), `Bouwlijst ${'x'.repeat(70)}.csv`],
  // An emoji is two code units: the last of them does not fit as a whole.
  [`${'x'.repeat(69)}🪟`, `Bouwlijst ${'x'.repeat(69)}.csv`],
  [`${'x'.repeat(68)}🪟`, `Bouwlijst ${'x'.repeat(68)}🪟.csv`],
])('the bouwlijst of %j is kept as %j', (naam, file) => {
  expect(fileName('Bouwlijst', naam, 'csv')).toBe(file);
});
