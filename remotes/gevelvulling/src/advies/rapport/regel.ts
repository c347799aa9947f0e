import type { Register } from '@adviestool/domain/velden/register';
import { writeVelden } from '@adviestool/domain/velden/showVelden';
import { formatQuantity, type Unit } from '@adviestool/getallen/formatQuantity';
import type { Definition } from '@adviestool/ui/DefinitionList';

/** A line of the report; without a value it is left out. */
export interface Regel {
  term: string;
  value: string | null;
}

export const known = (regels: readonly Regel[]): Definition[] =>
  regels.filter(({ value }) => value !== null && value !== '');

/**
 * A line for every field of a registry that is filled in. `anders`: what is said instead; null where
 * another line says it.
 */
export const regelsOf = (
  register: Register,
  values: object,
  anders: Readonly<Record<string, string | null>> = {},
): Regel[] =>
  writeVelden(register, values).map(({ naam, label, tekst }) => {
    const { [naam]: value = tekst } = anders;
    return { term: label, value };
  });

/** A quantity as it was filled in: no decimal is rounded away. */
export const ingevuld = (value: number | null | undefined, unit: Unit): string | null =>
  value === null || value === undefined ? null : formatQuantity(value, '0-3', unit);
