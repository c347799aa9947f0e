import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { PLAATS_SOORTEN } from '@adviestool/contract/gevelvulling';
import { gevelSleutel } from '@adviestool/contract/windvormfactoren';
import { merkSleutel } from '@adviestool/domain/velden/merkSleutel';

import type { GelezenRij } from './readRij.ts';

/** What happens with a row whose merk exists already. */
export const DUBBEL_KEUZES = ['optellen', 'bijwerken', 'nieuw', 'overslaan'] as const;

export type DubbelKeuze = (typeof DUBBEL_KEUZES)[number];

/** A row that may be of a gevelvulling that there is already. */
export interface Dubbel {
  /** Where its merk or id is too: in the project, or in a row above it. */
  readonly waar: 'project' | 'bestand';
  /** Several have the merk: it cannot be said which to change. */
  readonly kanBijwerken: boolean;
  /** The row above it. */
  readonly bij: number | null;
  /** Fields that it says otherwise than the row above; none: it only says how many more there are. */
  readonly verschillen: readonly string[];
}

/** What may be answered: pieces of a list are added, never written over each other. */
export const keuzesVan = ({
  waar,
  kanBijwerken,
}: Pick<Dubbel, 'waar' | 'kanBijwerken'>): readonly DubbelKeuze[] =>
  waar === 'bestand'
    ? ['optellen', 'nieuw', 'overslaan']
    : DUBBEL_KEUZES.filter(
        (keuze) => keuze !== 'optellen' && (keuze !== 'bijwerken' || kanBijwerken),
      );

/**
 * What an answer means for a row; null: it is none for it. Without one a row that says the same as the row above is
 * added to it, and one whose merk the project has changes what has it.
 */
export const keuzeVoor = (dubbel: Dubbel, gekozen: DubbelKeuze | undefined): DubbelKeuze | null => {
  const { waar, kanBijwerken, verschillen } = dubbel;
  if (waar === 'bestand' && gekozen === 'bijwerken') return 'optellen';
  if (gekozen !== undefined) return keuzesVan(dubbel).includes(gekozen) ? gekozen : null;
  if (waar === 'project') return kanBijwerken ? 'bijwerken' : null;
  return verschillen.length === 0 ? 'optellen' : null;
};

export const merkOf = ({ waarden }: GelezenRij): string | null =>
  typeof waarden['merk'] === 'string' ? waarden['merk'] : null;

const countBy = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** What rows of one gevelvulling may say each for itself; a facade may have another wind. */
const EIGEN: ReadonlySet<string> = new Set(
  ['aantal', ...Object.keys(PLAATS_SOORTEN)].filter((naam) => naam !== 'gevel'),
);

/** Texts as merken are compared, facades as those that have a factor of their own. */
const asCompared = (naam: string, waarde: unknown): unknown => {
  if (typeof waarde !== 'string') return waarde;
  return naam === 'gevel' ? gevelSleutel(waarde) : merkSleutel(waarde);
};

/** The fields that two rows say otherwise. */
const verschillenVan = (een: GelezenRij, ander: GelezenRij): string[] =>
  [...new Set([...Object.keys(een.waarden), ...Object.keys(ander.waarden)])].filter(
    (naam) =>
      !EIGEN.has(naam) &&
      asCompared(naam, een.waarden[naam]) !== asCompared(naam, ander.waarden[naam]),
  );

/**
 * The rows that are of a gevelvulling that there is already, by row number. A row with the id of a gevelvulling of
 * the project is that one, unless a row above has the id too.
 */
export const findDubbelen = (
  rijen: readonly GelezenRij[],
  gevelvullingen: readonly Gevelvulling[],
): ReadonlyMap<number, Dubbel> => {
  const ids = new Set(gevelvullingen.map(({ gevelvullingEnKaderData: { id } }) => id));
  const inProject = countBy(
    gevelvullingen.map(({ gevelvullingEnKaderData: { merk } }) => merkSleutel(merk)),
  );
  const idVan = ({ id }: GelezenRij): string | null => (id !== null && ids.has(id) ? id : null);
  const eersteVanId = new Map<string, GelezenRij>();
  const eersteVanMerk = new Map<string, GelezenRij>();
  for (const rij of rijen) {
    const id = idVan(rij);
    if (id === null || rij.fouten.length > 0 || eersteVanId.has(id)) continue;
    eersteVanId.set(id, rij);
    const merk = merkSleutel(merkOf(rij));
    if (merk !== '' && !eersteVanMerk.has(merk)) eersteVanMerk.set(merk, rij);
  }
  const dubbelen = new Map<number, Dubbel>();
  for (const rij of rijen) {
    // What is wrong in it is mended first.
    if (rij.fouten.length > 0) continue;
    const id = idVan(rij);
    const merk = merkSleutel(merkOf(rij));
    const eerste = id === null ? eersteVanMerk.get(merk) : eersteVanId.get(id);
    if (eerste !== undefined && eerste !== rij) {
      dubbelen.set(rij.rij, {
        waar: 'bestand',
        kanBijwerken: true,
        bij: eerste.rij,
        verschillen: verschillenVan(eerste, rij),
      });
      continue;
    }
    if (merk === '' || id !== null) continue;
    eersteVanMerk.set(merk, rij);
    const count = inProject.get(merk) ?? 0;
    if (count > 0) {
      dubbelen.set(rij.rij, {
        waar: 'project',
        kanBijwerken: count === 1,
        bij: null,
        verschillen: [],
      });
    }
  }
  return dubbelen;
};
