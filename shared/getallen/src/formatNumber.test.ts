import { describe, expect, test } from '@jest/globals';

import { type Decimals, formatNumber } from './formatNumber.ts';

describe('formatNumber', () => {
  test.each<[number, Decimals, string]>([
    [0, 0, '0'],
    [1500, 0, '1500'],
    [9999.4, 0, '9999'],
    [9999.5, 0, '10.000'],
    [12500, 0, '12.500'],
    [1234567, 0, '1.234.567'],
    [0.9, 2, '0,90'],
    [1.25, 1, '1,3'],
    [0.65, 3, '0,650'],
    [2, '0-3', '2'],
    [2.5, '0-3', '2,5'],
    [2.12345, '0-3', '2,123'],
    [-12.5, 1, '-12,5'],
    [-0.004, 2, '0,00'],
  ])('%d with %s decimals reads %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });
});
