import { formatNumber } from './formatNumber.ts';

/** A word as it is for one, or for another number. */
export const meervoud = (aantal: number, enkel: string, meer: string): string =>
  aantal === 1 ? enkel : meer;

/** A number of things with their name: 1 stuk, 2 stuks. */
export const formatAantal = (aantal: number, enkel: string, meer: string): string =>
  `${formatNumber(aantal)} ${meervoud(aantal, enkel, meer)}`;

export const formatGevelvullingen = (aantal: number): string =>
  formatAantal(aantal, 'gevelvulling', 'gevelvullingen');

export const formatHoekankers = (aantal: number): string =>
  formatAantal(aantal, 'hoekanker', 'hoekankers');
