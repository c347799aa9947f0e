import { expect, test } from '@jest/globals';

import { stepDecimal } from './stepDecimal.ts';

test.each([
  [0.1, 0.1, 0.2],
  [0.2, 0.1, 0.3],
  [1.4, -0.1, 1.3],
  [9, 1, 10],
  [0.25, 0.1, 0.35],
  [null, 1, 1],
])('%d and a step of %d is %d', (value, step, next) => {
  expect(stepDecimal(value, step)).toBe(next);
});

test('a text that is no number has no next step', () => {
  expect(stepDecimal('abc', 1)).toBeUndefined();
});
