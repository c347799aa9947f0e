import { expect, test } from '@jest/globals';

import { reeksRond } from './useZichtbaar.ts';

const drawnAt = (van: number) => reeksRond({ van, tot: van + 14 }, 2000);

test('scrolling by one row draws new ones at every fourth only', () => {
  const last = Array.from({ length: 41 }, (_value, index) => drawnAt(100 + index).tot);
  const arrivals = last.filter((row, index) => index > 0 && row !== last[index - 1]);

  expect(arrivals).toHaveLength(10);
});

test('what is in sight is drawn with some beyond it, as far as there are rows', () => {
  expect(drawnAt(0).van).toBe(0);
  expect(drawnAt(0).tot).toBeGreaterThanOrEqual(14 + 5);
  expect(drawnAt(101).van).toBeLessThanOrEqual(101 - 5);
  expect(drawnAt(1985).tot).toBe(1999);
});
