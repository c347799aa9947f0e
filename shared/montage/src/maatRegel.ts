import { formatNumber } from '@adviestool/getallen/formatNumber';

/**
 * Where the hoekankers of a side come, as it is measured on site: running distances in mm from one corner of the frame,
 * from the left along onderzijde and bovenzijde, from below along a stijl.
 */
export const maatRegel = (posities: readonly number[]): string =>
  posities.map((positie) => formatNumber(positie)).join(' · ');
