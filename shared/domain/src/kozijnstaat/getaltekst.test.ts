import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { heeftDecimalePunt, isDubbelzinnig, readGetaltekst } from './getaltekst.ts';

describe('a number in text', () => {
  test.each([
    ['1.200', 1200],
    ['1.200,5', 1200.5],
    ['1,2', 1.2],
    ['1.200.000', 1_200_000],
    ['0.900', 0.9],
    ['0,900', 0.9],
    ['27.5', 27.5],
    ['1,200.5', 1200.5],
    ['1,200,000', 1_200_000],
    ['1 200,5', 1200.5],
    ['1\u202F200', 1200],
    ['\u200B1200\u200B', 1200],
    ['−100', -100],
    ['+5', 5],
    ['1,5E-3', 0.0015],
    ['1e+21', 1e21],
  ])('%s is %d', (tekst, waarde) => {
    expect(readGetaltekst(tekst)).toEqual({ waarde, eenheid: null });
  });

  test.each([
    ['2400 mm', 2400, 'mm'],
    ['2,4 m', 2.4, 'm'],
    ['2,4m1', 2.4, 'm'],
    ['240 CM.', 240, 'cm'],
    ['25 kg/m2', 25, 'kg/m²'],
    ['25 kg/m²', 25, 'kg/m²'],
    ['4 st.', 4, 'st'],
  ])('%s has its unit', (tekst, waarde, eenheid) => {
    expect(readGetaltekst(tekst)).toEqual({ waarde, eenheid });
  });

  test.each([
    '',
    '-',
    'K01',
    '12 ft',
    '1.2.3',
    '1,2,3',
    '1.20.000',
    '1200x2400',
    '12O0',
    '1-2-2026',
    '½',
  ])('%p is none', (tekst) => {
    expect(readGetaltekst(tekst)).toBeNull();
  });

  test('of one group is read by the sign for decimals', () => {
    expect(readGetaltekst('1.250', '.')?.waarde).toBe(1.25);
    expect(readGetaltekst('1,250', '.')?.waarde).toBe(1250);
    expect(readGetaltekst('1,250')?.waarde).toBe(1.25);
    expect(['1.250', '1,250', '12.500'].every(isDubbelzinnig)).toBe(true);
    expect(['1250', '0.900', '1.250,5', '1.250.000', '27.5'].some(isDubbelzinnig)).toBe(false);
  });

  test('tells a decimal point from a thousands point', () => {
    expect(['27.5', '0.900', '1,200.00'].every(heeftDecimalePunt)).toBe(true);
    expect(['1.200', '1.200,5', '1.200.000', '1200', '1,2'].some(heeftDecimalePunt)).toBe(false);
  });

  test('is read back as the product writes it', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (getal) => {
        const waarde = Math.round(getal * 1e6) / 1e6 + 0;
        // A single group of a number below one thousand is never written.
        expect(readGetaltekst(formatDecimal(waarde))?.waarde).toBe(waarde);
      }),
    );
  });
});
