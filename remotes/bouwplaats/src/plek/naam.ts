import { isZichtbareTekst, ONZICHTBARE_TEKST } from '@adviestool/contract/zichtbareTekst';

import { teksten } from './teksten.ts';

const SLEUTEL = 'bouwplaats-naam';

/** The name that was typed on this phone; empty: none yet, or the phone keeps nothing. */
export const readNaam = (): string => {
  try {
    return localStorage.getItem(SLEUTEL) ?? '';
  } catch {
    return '';
  }
};

export const writeNaam = (naam: string): void => {
  try {
    localStorage.setItem(SLEUTEL, naam);
  } catch {
    // It is asked for again.
  }
};

/** Why entries cannot go under a name, as the server asks of it; null: they can. */
export const naamFout = (naam: string): string | null => {
  if (naam.trim() === '') return teksten.naamNodig;
  return isZichtbareTekst(naam.trim()) ? null : ONZICHTBARE_TEKST;
};
