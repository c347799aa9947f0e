import { expect, test } from '@jest/globals';

import { determineGevolgklasse } from './gedeeldeBerekening.ts';

test.each([
  ['woning', null, 9, 'CC1'],
  ['kantoorWoongebouw', null, 9, 'CC2'],
  ['openbaarGebouw', null, 9, 'CC3'],
  ['woning', null, 70, 'CC1'],
  ['woning', null, 71, 'CC3'],
  ['woning', 'CC2', 13, 'CC2'],
  ['woning', 'CC3', 9, 'CC3'],
  ['openbaarGebouw', 'CC2', 9, 'CC2'],
  ['openbaarGebouw', 'CC1', 70, 'CC1'],
  ['kantoorWoongebouw', 'CC1', 71, 'CC3'],
] as const)('%s with %s chosen, of %i m, is %s', (typeBouw, gevolgklasse, hoogte, klasse) => {
  expect(determineGevolgklasse({ typeBouw, gevolgklasse }, hoogte)).toBe(klasse);
});
