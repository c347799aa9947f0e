import { expect, test } from '@jest/globals';

import { ceilTolerant, exceeds } from './formule.ts';

test.each([
  [-0.5, 0],
  [0, 0],
  [1e-10, 0],
  [1, 1],
  // 3,0000000000000004 in floating point: no extra anchor.
  [3 * 1.1 - 0.3, 3],
  [3 + 5e-10, 3],
  [3 + 2e-9, 4],
  [3.2, 4],
])('%d of a thing takes %i', (value, aantal) => {
  expect(ceilTolerant(value)).toBe(aantal);
});

test.each([
  [1, false],
  [1 + 5e-10, false],
  [1 + 2e-9, true],
  [Number.NaN, true],
])('%d exceeds 1: %s', (value, expected) => {
  expect(exceeds(value, 1)).toBe(expected);
});
