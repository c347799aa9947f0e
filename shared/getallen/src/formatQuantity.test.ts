import { expect, test } from '@jest/globals';

import type { Decimals } from './formatNumber.ts';
import { formatQuantity, NARROW_SPACE, type Unit } from './formatQuantity.ts';

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
