import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { formatDecimal } from './formatDecimal.ts';
import { formatDecimalen, formatGetal } from './formatDecimalen.ts';

test.each([
  [0, '0'],
  [4, '4'],
  [0.5, '0,5'],
  [0.649054, '0,6491'],
  [1.00004, '1'],
  [0.99996, '1'],
  [0.0123, '0,0123'],
  [-100, '-100'],
  [-0.00001, '0'],
  [9999.5, '9999,5'],
  [10000, '10.000'],
  [1234567.25, '1.234.567,25'],
  [123_456_789_012, '123.456.789.012'],
])('%f is written as %s', (value, text) => {
  expect(formatGetal(value)).toBe(text);
});

test('a whole number is written as a field shows it', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatDecimalen(value, 0, 3)).toBe(formatDecimal(value));
    }),
  );
});
