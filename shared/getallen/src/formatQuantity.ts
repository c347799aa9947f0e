import { type Decimals, formatNumber } from './formatNumber.ts';

export type Unit = 'mm' | 'm' | 'm²' | 'mm²' | 'kg' | 'kg/m²' | 'kN' | 'kN/m²' | 'kNm';

/** U+202F: keeps a number and its unit on one line. */
export const NARROW_SPACE = '\u202F';

export const formatQuantity = (value: number, decimals: Decimals, unit: Unit): string =>
  `${formatNumber(value, decimals)}${NARROW_SPACE}${unit}`;
