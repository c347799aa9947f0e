import { expect, test } from '@jest/globals';

import { extractBlokken } from './useZichtbaar.ts';

const drawnAt = (startIndex: number, count = 2000): readonly number[] =>
  extractBlokken({ startIndex, endIndex: startIndex + 14, overscan: 5, count });

test('scrolling by one row draws new ones at every fourth only', () => {
  const last = Array.from({ length: 41 }, (_value, index) => drawnAt(100 + index).at(-1));
  const arrivals = last.filter((row, index) => index > 0 && row !== last[index - 1]);

  expect(arrivals).toHaveLength(10);
});

test('what is in sight is drawn with some beyond it, as far as there are rows', () => {
  expect(drawnAt(0).at(0)).toBe(0);
  expect(drawnAt(0).at(-1)).toBeGreaterThanOrEqual(14 + 5);
  expect(drawnAt(101).at(0)).toBeLessThanOrEqual(101 - 5);
  expect(drawnAt(1985).at(-1)).toBe(1999);
});
