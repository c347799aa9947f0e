import type { Veldsoort } from '@adviestool/contract/veldsoorten';

import type { Eenheid } from './veld.ts';

/** The units in which people give lengths, and how many mm each is. */
export const LENGTEMATEN = { mm: 1, cm: 10, m: 1000 } as const;

export type Lengtemaat = keyof typeof LENGTEMATEN;

/** Units and how people write them. */
const EENHEDEN: ReadonlyMap<string, string> = new Map([
  ['mm', 'mm'],
  ['millimeter', 'mm'],
  ['millimeters', 'mm'],
  ['cm', 'cm'],
  ['centimeter', 'cm'],
  ['centimeters', 'cm'],
  ['m', 'm'],
  ['m1', 'm'],
  ['meter', 'm'],
  ['meters', 'm'],
  ['kg', 'kg'],
  ['kg/m2', 'kg/m²'],
  ['kg/m²', 'kg/m²'],
  ['kg per m2', 'kg/m²'],
  ['st', 'st'],
  ['stk', 'st'],
  ['stuk', 'st'],
  ['stuks', 'st'],
  ['stks', 'st'],
  ['pc', 'st'],
  ['pcs', 'st'],
]);

/** The unit that a text names, as the fields write it; null for none. */
export const eenheidOf = (tekst: string): string | null =>
  EENHEDEN.get(tekst.trim().toLowerCase().replace(/\.$/, '')) ?? null;

export const lengtemaatOf = (tekst: string | null): Lengtemaat | null =>
  tekst === 'mm' || tekst === 'cm' || tekst === 'm' ? tekst : null;

/** No more figures than were written come of 2,003 m. */
const FIGURES = 12;

/**
 * A number of `eenheid` in the unit of a field; null when it is another kind of quantity. Without a unit it is in
 * that of the field; a count may be of pieces.
 */
export const toEenheidOf = (
  veld: { readonly soort: Veldsoort['soort']; readonly eenheid?: Eenheid | undefined },
  value: number,
  eenheid: string | null,
): number | null => {
  if (eenheid === null || eenheid === veld.eenheid) return value;
  if (eenheid === 'st' && veld.soort === 'getal') return value;
  const from = lengtemaatOf(eenheid);
  const to = lengtemaatOf(veld.eenheid ?? null);
  if (from === null || to === null) return null;
  return Number(((value * LENGTEMATEN[from]) / LENGTEMATEN[to]).toPrecision(FIGURES));
};
