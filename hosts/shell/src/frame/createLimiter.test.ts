import { expect, test } from '@jest/globals';

import { BURST, createLimiter, PER_SECOND } from './createLimiter.ts';

test('so many messages may come at once, and after that so many in a second', () => {
  let now = 0;
  const mayComeIn = createLimiter(() => now);
  const count = (): number => {
    let passed = 0;
    while (mayComeIn()) passed += 1;
    return passed;
  };
  expect(count()).toBe(BURST);
  now = 1000;
  expect(count()).toBe(PER_SECOND);
  now = 100_000;
  expect(count()).toBe(BURST);
});
