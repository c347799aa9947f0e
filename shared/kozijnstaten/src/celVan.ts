import type { Lijstcel } from './lijstcel.ts';
import type { LijstKolom } from './matchKolommen.ts';
import { splitMaten } from './maten.ts';

/** The cell of a row in a column; of one that holds two sizes the part of its field, as far as it can be told. */
export const celVan = (
  rij: readonly Lijstcel[],
  { kolom, veld, maten }: LijstKolom,
): Lijstcel | undefined => {
  const cel = rij[kolom - 1];
  const isMaat = veld === 'breedte' || veld === 'hoogte';
  if (cel?.soort !== 'tekst' || maten === undefined || !isMaat) return cel;
  const tekst = splitMaten(cel.tekst, maten)?.[veld];
  return tekst === undefined ? cel : { ...cel, tekst };
};
