import { expect, test } from '@jest/globals';

import { isBuiltOfTimber, isNamedTimber } from './timber.ts';

test.each([
  '21_HSB_180',
  'HSB-wand',
  'hsbwand',
  'houtskeletbouw',
  'Timber frame',
  'Wood Framed Wall',
])('%s is named timber', (name) => expect(isNamedTimber(name)).toBe(true));

test.each(['Wand_214_KZS', 'Aluminium frame', 'WHSB'])('%s is not', (name) =>
  expect(isNamedTimber(name)).toBe(false),
);

test.each([
  [true, ['Gipsplaat', 'OSB/3', 'Vuren regelwerk']],
  [true, ['timber stud', 'cellulose']],
  [true, ['hout', 'isolatie', 'gipsplaat']],
  [false, ['hout gevelbekleding', 'isolatie', 'kalkzandsteen']],
  [false, ['baksteen', 'luchtspouw', 'steenwol', 'beton']],
  [false, ['OSB']],
])('%s: a wall of %j is of timber frame', (isTimber, materials) => {
  expect(isBuiltOfTimber(materials)).toBe(isTimber);
});
