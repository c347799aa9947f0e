import { describe, expect, test } from '@jest/globals';

import {
  formatDateTime,
  formatNumber,
  formatQuantity,
  formatRelativeTime,
  NARROW_SPACE,
  type Decimals,
  type Unit,
} from './format.ts';

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

test('a quantity keeps its unit after a narrow no-break space', () => {
  expect(formatQuantity(0.9, 2, 'kN')).toBe('0,90\u202FkN');
  expect(formatQuantity(12000, 0, 'mm²')).toBe('12.000\u202Fmm²');
});

test.each<[number, Decimals, Unit, string]>([
  [4000, 0, 'mm', '4000 mm'],
  [12.5, 1, 'm', '12,5 m'],
  [8, 2, 'm²', '8,00 m²'],
  [12000, 0, 'mm²', '12.000 mm²'],
  [42.25, '0-3', 'kg', '42,25 kg'],
  [30, 0, 'kg/m²', '30 kg/m²'],
  [1.2344, 3, 'kN', '1,234 kN'],
  [0.5, 2, 'kNm', '0,50 kNm'],
  [0.654, 2, 'kN/m²', '0,65 kN/m²'],
])('%d with %s decimals in %s reads %s', (value, decimals, unit, text) => {
  expect(formatQuantity(value, decimals, unit)).toBe(text.replace(' ', NARROW_SPACE));
});

describe('formatRelativeTime', () => {
  const now = new Date(2026, 10, 21, 15, 0, 0);

  test.each([
    [new Date(2026, 10, 21, 14, 59, 30), 'zojuist'],
    // The clock of the server is a little ahead.
    [new Date(2026, 10, 21, 15, 0, 20), 'zojuist'],
    [new Date(2026, 10, 21, 14, 58, 55), '1 minuut geleden'],
    [new Date(2026, 10, 21, 14, 55, 0), '5 minuten geleden'],
    [new Date(2026, 10, 21, 14, 0, 1), '59 minuten geleden'],
    [new Date(2026, 10, 21, 14, 0, 0), '21 november 2026, 14:00'],
    [new Date(2025, 0, 3, 9, 5, 0), '3 januari 2025, 09:05'],
  ])('%s', (moment, text) => {
    expect(formatRelativeTime(moment, now)).toBe(text);
  });
});

test('a date and time reads as in a letter', () => {
  expect(formatDateTime(new Date(2026, 10, 21, 14, 5))).toBe('21 november 2026, 14:05');
});
