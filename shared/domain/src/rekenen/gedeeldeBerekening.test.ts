import { expect, test } from '@jest/globals';

import { determineGevolgklasse } from './gedeeldeBerekening.ts';

test.each([
  ['woning', 9, 'CC1'],
  ['kantoorWoongebouw', 9, 'CC2'],
  ['openbaarGebouw', 9, 'CC3'],
  ['woning', 70, 'CC1'],
  ['woning', 71, 'CC3'],
] as const)('%s of %i m is %s', (typeBouw, hoogte, klasse) => {
  expect(determineGevolgklasse(typeBouw, hoogte)).toBe(klasse);
});
