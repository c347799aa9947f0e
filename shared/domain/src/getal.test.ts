import { expect, test } from '@jest/globals';

import { getal } from './getal.ts';

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
])('%f is written as %s', (value, text) => {
  expect(getal(value)).toBe(text);
});
