import type { Toestand } from '@adviestool/domain/vaststellen/toestand';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { useState } from 'react';

import {
  filterToUrl,
  isShown,
  type GevelvullingFilter,
} from '@adviestool/projectoverzicht/filter/gevelvullingFilter';

interface Gezien {
  rijen: readonly GevelvullingRij[];
  /** The filter, as the address has it. */
  filter: string;
  /** What stays, whatever the filter finds. */
  blijft: ReadonlySet<string>;
}

const toestandenOf = (rijen: readonly GevelvullingRij[]): ReadonlyMap<string, Toestand> =>
  new Map(rijen.map(({ id, toestand }) => [id, toestand]));

/** Those in sight that were fixed and come out otherwise now, beside what stayed already. */
const blijftVan = (
  { rijen: eerder, blijft }: Gezien,
  rijen: readonly GevelvullingRij[],
  isFound: (rij: GevelvullingRij) => boolean,
): ReadonlySet<string> => {
  const was = toestandenOf(eerder.filter(isFound));
  const gewijzigd = rijen.filter(
    ({ id, toestand }) => toestand === 'gewijzigd' && was.get(id) === 'vastgesteld',
  );
  return gewijzigd.length === 0 ? blijft : new Set([...blijft, ...gewijzigd.map(({ id }) => id)]);
};

const NIETS: ReadonlySet<string> = new Set();

/** The rows whose advice was fixed and changed while they were in sight: they stay until the filter changes. */
export const useBlijftInZicht = (
  rijen: readonly GevelvullingRij[],
  filter: GevelvullingFilter,
): ReadonlySet<string> => {
  const sleutel = filterToUrl(filter).toString();
  const [gezien, setGezien] = useState<Gezien>({ rijen, filter: sleutel, blijft: NIETS });
  if (gezien.rijen === rijen && gezien.filter === sleutel) return gezien.blijft;
  const blijft = gezien.filter === sleutel ? blijftVan(gezien, rijen, isShown(filter)) : NIETS;
  setGezien({ rijen, filter: sleutel, blijft });
  return blijft;
};
