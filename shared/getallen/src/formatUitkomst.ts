import { formatDecimalen } from './formatDecimalen.ts';
import { NARROW_SPACE } from './formatQuantity.ts';

/** The decimals of an outcome, by its unit; lengths are laid out in whole mm. */
const DECIMALEN = { mm: 0, st: 0, 'm²': 2, kN: 2, 'kN/m²': 2 } as const;

type Eenheid = keyof typeof DECIMALEN;

export type OutcomeUnit = Exclude<Eenheid, 'st'>;

/** An outcome of the calculation, without its unit. */
export const formatUitkomst = (value: number, eenheid: Eenheid): string =>
  formatDecimalen(value, DECIMALEN[eenheid], DECIMALEN[eenheid]);

/** An outcome of the calculation, in the decimals of its unit. */
export const formatOutcome = (value: number, unit: OutcomeUnit): string =>
  `${formatUitkomst(value, unit)}${NARROW_SPACE}${unit}`;
