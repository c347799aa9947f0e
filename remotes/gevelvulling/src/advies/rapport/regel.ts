import type { Definition } from '@adviestool/ui/DefinitionList';
import { formatQuantity, type Unit } from '@adviestool/ui/format';

/** A line of the report; without a value it is left out. */
export interface Regel {
  term: string;
  value: string | null;
}

export const known = (regels: readonly Regel[]): Definition[] =>
  regels.filter(({ value }) => value !== null && value !== '');

export const labelOf = <Key extends string | number>(
  labels: Readonly<Record<Key, string>>,
  key: Key | null | undefined,
): string | null => (key === null || key === undefined ? null : labels[key]);

/** A quantity as it was filled in: no decimal is rounded away. */
export const ingevuld = (value: number | null | undefined, unit: Unit): string | null =>
  value === null || value === undefined ? null : formatQuantity(value, '0-3', unit);
