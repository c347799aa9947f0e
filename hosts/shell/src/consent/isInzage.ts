import { BOUWPLAATS, INZAGE } from '@adviestool/contract/paths';

/** Whether somebody without an account reads with a link, and gets nothing but that. */
export const isInzage = (pathname: string): boolean =>
  [INZAGE, BOUWPLAATS].some((path) => `${pathname}/`.startsWith(`${path}/`));
