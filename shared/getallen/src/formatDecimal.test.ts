import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { formatDecimal } from './formatDecimal.ts';

test.each<[number | bigint, string]>([
  [0, '0'],
  [4000, '4000'],
  [9999.25, '9999,25'],
  [10_000, '10.000'],
  [100_000, '100.000'],
  [-1_234_567.5, '-1.234.567,5'],
  [-1234, '-1234'],
  [123_456.1, '123.456,1'],
  [0.000_000_12, '0,00000012'],
  [1e22, '10.000.000.000.000.000.000.000'],
  [12_345_678_901_234_567_890n, '12.345.678.901.234.567.890'],
])('%p is written as %s', (value, text) => {
  expect(formatDecimal(value)).toBe(text);
});

test('no decimal is lost', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e20, noNaN: true }), (value) => {
      const read = Number(formatDecimal(value).replaceAll('.', '').replace(',', '.'));
      expect(read).toBe(value);
    }),
  );
});
