import { formatNumber } from './formatNumber.ts';

/** A number of things with their name: 1 stuk, 2 stuks. */
export const formatAantal = (aantal: number, enkel: string, meer: string): string =>
  `${formatNumber(aantal)} ${aantal === 1 ? enkel : meer}`;

export const formatGevelvullingen = (aantal: number): string =>
  formatAantal(aantal, 'gevelvulling', 'gevelvullingen');

export const formatHoekankers = (aantal: number): string =>
  formatAantal(aantal, 'hoekanker', 'hoekankers');
