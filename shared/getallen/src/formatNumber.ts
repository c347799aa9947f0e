import { formatDecimalen } from './formatDecimalen.ts';

export type Decimals = 0 | 1 | 2 | 3 | '0-3';

export const formatNumber = (value: number, decimals: Decimals = 0): string =>
  decimals === '0-3' ? formatDecimalen(value, 0, 3) : formatDecimalen(value, decimals, decimals);
