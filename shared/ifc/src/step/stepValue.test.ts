import { expect, test } from '@jest/globals';

import { stepReal, stepReals, stepText } from './stepValue.ts';

test.each([
  [null, '$'],
  ['', "''"],
  ["'s-Gravenhage", "'''s-Gravenhage'"],
  [String.raw`a\b`, String.raw`'a\\b'`],
  ['laagreliëf', String.raw`'laagreli\X2\00EB\X0\f'`],
  ['×½ – µ', String.raw`'\X2\00D700BD\X0\ \X2\2013\X0\ \X2\00B5\X0\'`],
  ['a\nb', String.raw`'a\X2\000A\X0\b'`],
  ['é🪟x', String.raw`'\X2\00E9\X0\\X4\0001FA9F\X0\x'`],
  ['\uD800', String.raw`'\X2\FFFD\X0\'`],
])('the text %j is written as %s', (text, written) => {
  expect(stepText(text)).toBe(written);
});

test.each([
  [600, '600.'],
  [-0.5, '-0.5'],
  [-0, '0.'],
  [1e-7, '1.E-7'],
  [1.5e21, '1.5E21'],
])('the real %d is written as %s', (value, written) => {
  expect(stepReal(value)).toBe(written);
});

test('what is no number is not written', () => {
  expect(() => stepReals([0, Number.NaN])).toThrow(RangeError);
});
