import { expect, test } from '@jest/globals';

import { termenNoot } from './termenNoot.ts';

test('the terms stand with their numbers, and the one that counts', () => {
  const termen = [
    ['hoekanker', 1.8],
    ['ondergrond', 2.36222],
    ['hout', 0.9],
  ] as const;
  expect(termenNoot(termen, Math.min)).toBe(
    'hoekanker 1,8; ondergrond 2,3622; hout 0,9 – hout telt',
  );
  expect(termenNoot(termen, Math.max)).toBe(
    'hoekanker 1,8; ondergrond 2,3622; hout 0,9 – ondergrond telt',
  );
});

test('of a single term there is nothing to say', () => {
  expect(
    termenNoot(
      [
        ['hoekanker', 1.8],
        ['hout', null],
      ],
      Math.min,
    ),
  ).toBeUndefined();
});
