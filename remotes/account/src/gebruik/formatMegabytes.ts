import { formatNumber } from '@adviestool/getallen/formatNumber';

const MEGABYTE = 1_000_000;

/** Bytes in use as a number of MB, in tenths: 0,8; what rounds to nothing is no nothing. */
export const formatMegabytes = (bytes: number): string => {
  const megabytes = bytes / MEGABYTE;
  if (megabytes === 0 || megabytes >= 1000) return formatNumber(megabytes);
  return megabytes < 0.05 ? '< 0,1' : formatNumber(megabytes, 1);
};

/** A limit in bytes, as the whole number of MB that it is set in. */
export const formatGrens = (bytes: number): string => formatNumber(bytes / MEGABYTE);
