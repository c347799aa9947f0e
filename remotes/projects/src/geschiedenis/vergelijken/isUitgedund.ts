import type { Sinds } from '@adviestool/contract/rapporten';
import { dagVan } from '@adviestool/getallen/dagVan';

const YEAR = 365 * 24 * 3_600_000;

/** Whether of the days around a chosen one only the last version of their month is kept. */
export const isUitgedund = (sinds: Sinds | null, now: Date): boolean =>
  sinds !== null && 'datum' in sinds && sinds.datum < dagVan(new Date(now.getTime() - YEAR));
