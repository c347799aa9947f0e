import { formatTussenwaarde } from './getallen.ts';

/** A term of a min or max: what it is of, and its value; null: it does not count here. */
type Term = readonly [naam: string, waarde: number | null];

/**
 * Which number of a min or max is which, and which of them counts; undefined where there is nothing to choose.
 *
 * @example 'hoekanker 1,8; ondergrond 2,3622; hout 2,1 – hoekanker telt'
 */
export const termenNoot = (
  termen: readonly Term[],
  kies: (...waarden: number[]) => number,
): string | undefined => {
  const geldig = termen.flatMap(([naam, waarde]) => (waarde === null ? [] : [{ naam, waarde }]));
  if (geldig.length < 2) return undefined;
  const gekozen = kies(...geldig.map(({ waarde }) => waarde));
  const telt = geldig.find(({ waarde }) => waarde === gekozen);
  const opsomming = geldig.map(({ naam, waarde }) => `${naam} ${formatTussenwaarde(waarde)}`);
  return `${opsomming.join('; ')} – ${telt?.naam ?? ''} telt`;
};
