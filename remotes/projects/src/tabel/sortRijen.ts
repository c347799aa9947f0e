import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import type { Sortering } from '../rijen/sortering.ts';
import { KOLOMMEN_MET_PLAATS } from './kolommen.tsx';

/** What the column of an order sorts by; null: there is no such column, so that it is the order of the project. */
export const sorteerderOf = (sortering: Sortering | null) =>
  KOLOMMEN_MET_PLAATS.find(({ id }) => id === sortering?.kolom)?.waardeOf ?? null;

/** K2 before K10. */
const { compare: compareText } = new Intl.Collator('nl-NL', { numeric: true });

type Waarde = number | string;

const compare = (one: Waarde, other: Waarde): number => {
  // Many rows say the same, and to compare text by its language takes long.
  if (one === other) return 0;
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareText(String(one), String(other));
};

/** The rows in the order that is asked; what has no value comes last either way. */
export const sortRijen = (
  rijen: readonly GevelvullingRij[],
  sortering: Sortering | null,
): readonly GevelvullingRij[] => {
  const waardeOf = sorteerderOf(sortering);
  if (waardeOf === null) return rijen;
  const keyed = rijen.map((rij) => ({ rij, waarde: waardeOf(rij) }));
  const sign = sortering?.isAflopend === true ? -1 : 1;
  return keyed
    .toSorted((one, other) => {
      if (one.waarde === null || other.waarde === null) {
        return Number(one.waarde === null) - Number(other.waarde === null);
      }
      return sign * compare(one.waarde, other.waarde);
    })
    .map(({ rij }) => rij);
};
