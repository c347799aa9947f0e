import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { merkSleutel } from '@adviestool/domain/velden/merkSleutel';

import { merkOf } from './dubbelen.ts';
import type { GelezenRij } from './readRij.ts';

/** What becomes of a gevelvulling that is in the list no more: it stays, goes, or is called as a row is now. */
export type Verdwenkeuze = 'behouden' | 'verwijderen' | { readonly rij: number };

export interface Verdwenen {
  readonly gevelvulling: Gevelvulling;
  readonly keuze: Verdwenkeuze;
  /** The row that it may be called as now: of a new merk, with its type and sizes; null: there is none. */
  readonly misschien: number | null;
}

/** What makes two of them look like one that got another merk. */
const gelijkenis = (type: unknown, breedte: unknown, hoogte: unknown): string | null =>
  typeof breedte === 'number' && typeof hoogte === 'number'
    ? JSON.stringify([type ?? null, breedte, hoogte])
    : null;

/** The rows that may be of one that is gone: of a merk that the project does not have. */
const nieuweRijen = (
  rijen: readonly GelezenRij[],
  bekend: ReadonlySet<string>,
): Map<string, number[]> => {
  const nieuw = new Map<string, number[]>();
  const gezien = new Set<string>();
  for (const rij of rijen) {
    const merk = merkSleutel(merkOf(rij));
    if (merk === '' || bekend.has(merk) || gezien.has(merk)) continue;
    gezien.add(merk);
    const { gevelvullingType, breedte, hoogte } = rij.waarden;
    const sleutel = gelijkenis(gevelvullingType, breedte, hoogte);
    if (sleutel !== null) nieuw.set(sleutel, [...(nieuw.get(sleutel) ?? []), rij.rij]);
  }
  return nieuw;
};

/** Tells whether a list still has a gevelvulling, by its id or its merk. */
const isInLijst = (rijen: readonly GelezenRij[]): ((gevelvulling: Gevelvulling) => boolean) => {
  const merken = new Set(rijen.map((rij) => merkSleutel(merkOf(rij))));
  const ids = new Set(rijen.flatMap(({ id }) => id ?? []));
  return ({ gevelvullingEnKaderData: { id, merk } }) =>
    ids.has(id) || (merkSleutel(merk) !== '' && merken.has(merkSleutel(merk)));
};

/** The lists of a project that this one revises: those that have a gevelvulling that it has too. */
export const findHerzien = (
  rijen: readonly GelezenRij[],
  gevelvullingen: readonly Gevelvulling[],
): ReadonlySet<string> =>
  new Set(
    gevelvullingen
      .filter(isInLijst(rijen))
      .flatMap(({ gevelvullingEnKaderData: { lijst } }) => lijst ?? []),
  );

/**
 * The gevelvullingen of the earlier list that this one revises, and that it has no more. A list that has none of a
 * project's merken revises nothing; what never came from a list, or came from another, is not gone.
 */
export const findVerdwenen = (
  rijen: readonly GelezenRij[],
  gevelvullingen: readonly Gevelvulling[],
  keuzes: Readonly<Record<string, Verdwenkeuze>> = {},
): Verdwenen[] => {
  const isThere = isInLijst(rijen);
  const lijsten = findHerzien(rijen, gevelvullingen);
  const weg = gevelvullingen.filter((each) => {
    const { lijst, merk } = each.gevelvullingEnKaderData;
    return lijst !== undefined && lijsten.has(lijst) && merkSleutel(merk) !== '' && !isThere(each);
  });
  if (weg.length === 0) return [];
  const bekend = new Set(
    gevelvullingen.map(({ gevelvullingEnKaderData: { merk } }) => merkSleutel(merk)),
  );
  const nieuw = nieuweRijen(rijen, bekend);
  return weg.map((gevelvulling) => {
    const { id, gevelvullingType, breedte, hoogte } = gevelvulling.gevelvullingEnKaderData;
    const sleutel = gelijkenis(gevelvullingType, breedte, hoogte);
    const misschien = nieuw.get(sleutel ?? '')?.shift() ?? null;
    return { gevelvulling, keuze: keuzes[id] ?? 'behouden', misschien };
  });
};
