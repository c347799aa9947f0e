import { expect, test } from '@jest/globals';

import { formatGrens, formatMegabytes } from './formatMegabytes.ts';

test.each([
  [0, '0'],
  [1, '< 0,1'],
  [49_999, '< 0,1'],
  [50_000, '0,1'],
  [812_345, '0,8'],
  [12_000_000, '12,0'],
  [1_234_567_890, '1235'],
])('%i bytes in use are %s MB', (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text);
});

test('a limit is written in whole MB', () => {
  expect(formatGrens(10_000_000_000)).toBe('10.000');
});
