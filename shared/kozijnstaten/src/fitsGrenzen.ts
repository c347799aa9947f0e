import type { Grenzen } from '@adviestool/domain/velden/veld';

/** Whether a value is within its bounds; a step is not looked at. */
export const fitsGrenzen = ({ min, boven, max }: Grenzen, value: number): boolean =>
  (min === undefined || value >= min) &&
  (boven === undefined || value > boven) &&
  (max === undefined || value <= max);
