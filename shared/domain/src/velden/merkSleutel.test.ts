import { expect, test } from '@jest/globals';

import { merkSleutel } from './merkSleutel.ts';

test.each([
  ['capitals and spaces', ' k01  A ', 'K01 a'],
  ['a hyphen that does not break', 'K\u201101', 'K-01'],
  ['a letter with its accent apart', 'Cafe\u0301 1', 'Caf\u00E9 1'],
  ['a capital with its accent apart', 'CAFE\u0301 1', 'caf\u00E9 1'],
  ['a sign that chooses a picture', 'K1\uFE0F', 'K1'],
  ['a sign that joins letters', 'K\u034F1', 'K1'],
  ['a joiner between a letter and its accent', 'Cafe\u034F\u0301', 'Caf\u00E9'],
  ['a letter without a form', 'K\u31641', 'K1'],
])('is the same of merken that differ by %s', (_what, een, ander) => {
  expect(merkSleutel(een)).toBe(merkSleutel(ander));
});

test('is another of another letter, and none of nothing', () => {
  expect(merkSleutel('Cafe 1')).not.toBe(merkSleutel('Café 1'));
  expect([null, '', ' \u034F'].map(merkSleutel)).toEqual(['', '', '']);
});
