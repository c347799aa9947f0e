import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';

import type { Repositories } from '../repositories/repositories.ts';
import { followSiteCatalogus } from './followSiteCatalogus.ts';
import type { Rekenwijze } from './rekenwijze.ts';

/** Of what a summary holds and how it counts; raised when that changes. */
const SAMENVATTING_VERSIE = 2;

interface Options {
  siteDir: string;
  repositories: Pick<Repositories, 'catalogi'>;
  now: () => Date;
  onBroken: (cause: unknown) => void;
}

const rekenwijzeOf = (hash: string, catalogus: Catalogus): Rekenwijze => ({
  catalogus,
  naam: { id: 'onbenoemd', versie: hash },
  versies: `${SAMENVATTING_VERSIE}.${REKENMODEL_VERSIE}.${hash}`,
});

/**
 * Finds what a group is calculated with: the catalogue of the site that this process serves, which
 * follows its release, else the one that the store had last. Never one from a client.
 */
export const createRekenwijzen = ({ siteDir, repositories, now, onBroken }: Options) => {
  const parsed = new Map<string, Catalogus>();
  const siteCatalogus = followSiteCatalogus(siteDir, onBroken);
  let kept: ReturnType<typeof siteCatalogus> = null;

  const ofSite = async (): Promise<ReturnType<typeof siteCatalogus>> => {
    const site = siteCatalogus();
    if (site !== null && site !== kept) {
      await repositories.catalogi.keep(site.groupId, site, now());
      kept = site;
    }
    return site;
  };

  const parse = async (groupId: number, hash: string): Promise<Catalogus | null> => {
    const document = await repositories.catalogi.find(groupId, hash);
    return document === null ? null : catalogusSchema.parse(JSON.parse(document));
  };

  /** Null: no catalogue is known. Asks the database, so never within a transaction. */
  const of = async (groupId: number): Promise<Rekenwijze | null> => {
    const site = await ofSite();
    if (site?.groupId === groupId) return rekenwijzeOf(site.hash, site.catalogus);
    const hash = await repositories.catalogi.findCurrent(groupId);
    if (hash === null) return null;
    const catalogus = parsed.get(hash) ?? (await parse(groupId, hash));
    if (catalogus === null) return null;
    parsed.set(hash, catalogus);
    return rekenwijzeOf(hash, catalogus);
  };

  return { of };
};

export type Rekenwijzen = ReturnType<typeof createRekenwijzen>;
