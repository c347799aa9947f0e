import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { expect, test } from '@jest/globals';

import { parseDecimal } from './parseDecimal.ts';

test.each([
  ['0', 0],
  ['1200', 1200],
  ['007', 7],
  // A comma is the decimal sign.
  ['1,5', 1.5],
  [',5', 0.5],
  ['5,', 5],
  ['1,000', 1],
  // A point between groups of three separates thousands.
  ['1.000', 1000],
  ['12.500', 12_500],
  ['1.234.567', 1_234_567],
  ['1.000,5', 1000.5],
  ['12.500,', 12_500],
  // Any other single point is a decimal sign.
  ['1.5', 1.5],
  ['0.125', 0.125],
  ['12.50', 12.5],
  ['12.5000', 12.5],
  ['1234.567', 1234.567],
  ['.5', 0.5],
  // Spaces separate thousands, or stand around it; a minus counts.
  [' 1 200 ', 1200],
  ['12 345 678', 12_345_678],
  ['1 200.5', 1200.5],
  ['1\u202F200,5', 1200.5],
  ['-5', -5],
  ['- 1.000', -1000],
  ['\u22125,5', -5.5],
])('%j is %d', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

test.each([
  ['4.000', '4000'],
  ['9999,5', '9999,5'],
  ['100000', '100.000'],
  ['0,12345678901234568', '0,12345678901234568'],
  ['0,0000001', '0,0000001'],
])('%j is shown as %j, and that is the same number', (typed, shown) => {
  const value = parseDecimal(typed);
  expect(formatDecimal(value ?? 0)).toBe(shown);
  expect(parseDecimal(shown)).toBe(value);
});

test('minus nothing is nothing', () => {
  expect(Object.is(parseDecimal('-0'), 0)).toBe(true);
});

test.each([
  '',
  '-',
  ',',
  '.',
  'abc',
  '12 mm',
  '1,5,5',
  '1,000,000',
  '1.00.000',
  '900 1',
  '12 00',
  '1 2',
  '1 2000',
  '0 900',
  '1200 500',
  '12.500 200',
  '1 200 mm',
  '1,5 0',
  '1 200 ,5',
  '1.0000.000',
  '1.000.5',
  '1,5.5',
  '1e5',
  '0x10',
  '--5',
  '5-',
  '+5',
  'Infinity',
])('%j is not a number', (text) => {
  expect(parseDecimal(text)).toBeUndefined();
});

test('a large paste is refused at once', () => {
  expect(parseDecimal('1'.repeat(1_000_000))).toBeUndefined();
  expect(parseDecimal(`${'1.000'.repeat(200_000)}x`)).toBeUndefined();
});
