import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';

import type { Eenheid, Grenzen } from './veld.ts';

/** A number with its unit, as the field shows it. */
export const writeMaat = (value: number, eenheid?: Eenheid): string =>
  eenheid === undefined ? formatDecimal(value) : `${formatDecimal(value)}${NARROW_SPACE}${eenheid}`;

const rangeOf = ({ min, boven, max }: Grenzen, eenheid: Eenheid | undefined): string | null => {
  if (min !== undefined && max !== undefined) {
    return `${formatDecimal(min)} tot ${writeMaat(max, eenheid)}`;
  }
  if (min !== undefined) return `${writeMaat(min, eenheid)} of meer`;
  if (max !== undefined) return `ten hoogste ${writeMaat(max, eenheid)}`;
  return boven === undefined ? null : `meer dan ${writeMaat(boven, eenheid)}`;
};

const stepOf = ({ stap }: Grenzen): string | null => {
  if (stap === undefined) return null;
  return stap === 1 ? 'geen decimalen' : `in stappen van ${formatDecimal(stap)}`;
};

/** The bounds in words, before anything is typed: ‘20 tot 400 mm’; null when there are none. */
export const grenzenTekst = (grenzen: Grenzen, eenheid?: Eenheid): string | null =>
  [rangeOf(grenzen, eenheid), stepOf(grenzen)].filter((part) => part !== null).join(', ') || null;
