import { expect, test } from '@jest/globals';

import { createLimiter } from './createLimiter.ts';

test('so many messages may come at once, and after that so many in a second', () => {
  let now = 0;
  const mayComeIn = createLimiter({ burst: 20, perSecond: 5 }, () => now);
  const count = (): number => {
    let passed = 0;
    while (mayComeIn()) passed += 1;
    return passed;
  };
  expect(count()).toBe(20);
  now = 1000;
  expect(count()).toBe(5);
  now = 100_000;
  expect(count()).toBe(20);
});
