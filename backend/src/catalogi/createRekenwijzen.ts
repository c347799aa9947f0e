import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';
import {
  catalogusNaamOf,
  isSameCatalogus,
  type CatalogusKeuze,
} from '@adviestool/contract/catalogusNaam';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';

import { CatalogusChangedError, createCatalogi } from './catalogiStore.ts';
import type { Database } from '../database/connect.ts';
import { followSiteCatalogi, type SiteCatalogi } from './followSiteCatalogi.ts';
import type { Rekenwijze, RekenwijzeVan } from './rekenwijze.ts';

/** Of what a summary holds and how it counts; raised when that changes. */
const SAMENVATTING_VERSIE = 9;

interface Options {
  siteDir: string;
  database: Database;
  now: () => Date;
  onBroken: (cause: unknown) => void;
}

interface GroupRekenwijzen {
  inGebruik: Rekenwijze | null;
  /** The one in use first. */
  alle: readonly Rekenwijze[];
}

const rekenwijzeOf = (hash: string, catalogus: Catalogus): Rekenwijze => ({
  catalogus,
  naam: catalogusNaamOf(catalogus, hash),
  hash,
  versies: `${SAMENVATTING_VERSIE}.${REKENMODEL_VERSIE}.${hash}`,
});

/**
 * Finds what a group is calculated with: the catalogue of the site that this process serves, which
 * follows its release, else the one that the store had last; or a version that a project names. Never
 * one from a client.
 */
export const createRekenwijzen = ({ siteDir, database, now, onBroken }: Options) => {
  const catalogi = createCatalogi(database);
  const parsed = new Map<string, Rekenwijze>();
  const siteCatalogi = followSiteCatalogi(siteDir, onBroken);
  let seen: readonly SiteCatalogi[] = [];
  let kept: readonly SiteCatalogi[] = [];

  /** Has the store know what the site has. Of two variants for one group the first decides. */
  const keepSite = async (): Promise<void> => {
    const site = siteCatalogi();
    if (site === seen) return;
    try {
      for (const { groupId, earlier, inGebruik } of site.toReversed()) {
        for (const each of earlier) await catalogi.add(groupId, each);
        await catalogi.use(groupId, inGebruik, now());
      }
      kept = site;
    } catch (cause) {
      if (!(cause instanceof CatalogusChangedError)) throw cause;
      onBroken(cause);
      kept = [];
    }
    seen = site;
  };

  /** The one in use first. */
  const hashesOf = async (groupId: number): Promise<string[]> => {
    await keepSite();
    const stored = await catalogi.findHashes(groupId);
    // Another process may have used another one last.
    const ofSite = kept.find((each) => each.groupId === groupId);
    return ofSite === undefined ? stored : [...new Set([ofSite.inGebruik.hash, ...stored])];
  };

  const read = async (groupId: number, hash: string): Promise<Rekenwijze | null> => {
    const known = parsed.get(hash);
    if (known !== undefined) return known;
    const document = await catalogi.find(groupId, hash);
    const catalogus = document === null ? null : catalogusSchema.safeParse(JSON.parse(document));
    if (catalogus === null) return null;
    if (!catalogus.success) {
      onBroken(catalogus.error);
      return null;
    }
    const rekenwijze = rekenwijzeOf(hash, catalogus.data);
    parsed.set(hash, rekenwijze);
    return rekenwijze;
  };

  /** All that is known in a group. Asks the database: never within a transaction. */
  const list = async (groupId: number): Promise<GroupRekenwijzen> => {
    const [current, ...others] = await hashesOf(groupId);
    const inGebruik = current === undefined ? null : await read(groupId, current);
    const alle = inGebruik === null ? [] : [inGebruik];
    for (const hash of others) {
      const rekenwijze = await read(groupId, hash);
      if (rekenwijze !== null) alle.push(rekenwijze);
    }
    return { inGebruik, alle };
  };

  /** As `of`, for every project of a group. Asks the database: never within a transaction. */
  const ofGroup = async (groupId: number): Promise<RekenwijzeVan> => {
    const { inGebruik, alle } = await list(groupId);
    return (keuze) =>
      keuze ? (alle.find(({ naam }) => isSameCatalogus(naam, keuze)) ?? null) : inGebruik;
  };

  /** Null: no catalogue is known, or not the one that is named. Never within a transaction. */
  const of = async (groupId: number, keuze?: CatalogusKeuze): Promise<Rekenwijze | null> =>
    (await ofGroup(groupId))(keuze);

  return { of, ofGroup, list };
};

export type Rekenwijzen = ReturnType<typeof createRekenwijzen>;
