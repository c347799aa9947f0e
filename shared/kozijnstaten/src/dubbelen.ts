import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { merkSleutel } from '@adviestool/domain/velden/merkSleutel';

import type { GelezenRij } from './readRij.ts';

/** What happens with a row whose merk exists already. */
export const DUBBEL_KEUZES = ['bijwerken', 'nieuw', 'overslaan'] as const;

export type DubbelKeuze = (typeof DUBBEL_KEUZES)[number];

/** A row that may be of a gevelvulling that there is already. */
export interface Dubbel {
  /** Where its merk or id is too: in the project, or in a row above it. */
  readonly waar: 'project' | 'bestand';
  /** Several have the merk: it cannot be said which to change. */
  readonly kanBijwerken: boolean;
}

export const merkOf = ({ waarden }: GelezenRij): string | null =>
  typeof waarden['merk'] === 'string' ? waarden['merk'] : null;

const countBy = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/**
 * The rows of which must be asked what they become, by row number. A row with the id of a gevelvulling of
 * the project is that one, and is not asked about unless another row has the id too.
 */
export const findDubbelen = (
  rijen: readonly GelezenRij[],
  gevelvullingen: readonly Gevelvulling[],
): ReadonlyMap<number, Dubbel> => {
  const ids = new Set(gevelvullingen.map(({ gevelvullingEnKaderData: { id } }) => id));
  const inProject = countBy(
    gevelvullingen.map(({ gevelvullingEnKaderData: { merk } }) => merkSleutel(merk)),
  );
  const usedIds = countBy(rijen.flatMap(({ id }) => id ?? []));
  const seen = new Set<string>();
  const dubbelen = new Map<number, Dubbel>();
  for (const rij of rijen) {
    const merk = merkSleutel(merkOf(rij));
    const isAgain = merk !== '' && seen.has(merk);
    seen.add(merk);
    if (rij.id !== null && ids.has(rij.id)) {
      if ((usedIds.get(rij.id) ?? 0) > 1) {
        dubbelen.set(rij.rij, { waar: 'bestand', kanBijwerken: true });
      }
      continue;
    }
    if (merk === '') continue;
    const count = inProject.get(merk) ?? 0;
    if (count > 0) dubbelen.set(rij.rij, { waar: 'project', kanBijwerken: count === 1 });
    else if (isAgain) dubbelen.set(rij.rij, { waar: 'bestand', kanBijwerken: true });
  }
  return dubbelen;
};
