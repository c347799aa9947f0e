import { expect, test } from '@jest/globals';

import { formatOutcome, formatUitkomst } from './formatUitkomst.ts';

test('an outcome has the decimals of its unit', () => {
  expect(formatUitkomst(0.5, 'kN')).toBe('0,50');
  expect(formatUitkomst(0.649054, 'kN/m²')).toBe('0,65');
  expect(formatUitkomst(8, 'm²')).toBe('8,00');
  expect(formatUitkomst(12_000, 'mm')).toBe('12.000');
  expect(formatUitkomst(3039, 'st')).toBe('3039');
  expect(formatOutcome(12_000, 'mm')).toBe('12.000\u202Fmm');
});
