import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import {
  fetchBouwplaats,
  fetchBouwplaatsCatalogus,
  fetchBouwplaatsMontage,
  fetchMontage,
} from '@adviestool/contract/api/montage';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';

import { plekOf, sleutelOf, type Plek } from '../plek/plek.ts';
import { bewaard, type PlekGegevens, type Wachtend } from '../wachtrij/bewaard.ts';

/** A site as a page shows it. */
export interface GeladenPlek extends PlekGegevens {
  plek: Plek;
  /** Said and not sent yet, the oldest first. */
  wachtend: readonly Wachtend[];
  /** When the server was asked last; null: just now. */
  standVan: Date | null;
}

const fetchOfProject = async (host: HostApi, projectId: number): Promise<PlekGegevens> => {
  const { groupId } = host.config.variant;
  const project = await host.project.refresh(projectId);
  const { projectGegevens, gevelvullingen, onleesbaar, rechten, gearchiveerd } = project;
  const [catalogus, invoer] = await Promise.all([
    host.catalogus.load(projectGegevens.catalogus),
    fetchMontage(host.api, { groupId, projectId }),
  ]);
  return {
    projectGegevens,
    gevelvullingen: onleesbaar ? null : gevelvullingen,
    catalogus,
    invoer,
    magVinken: rechten.wijzigen && gearchiveerd === undefined,
  };
};

const fetchOfLink = async (host: HostApi, inzageId: string): Promise<PlekGegevens> => {
  const [{ project, gevelvullingen }, catalogus, invoer] = await Promise.all([
    fetchBouwplaats(host.api, inzageId),
    fetchBouwplaatsCatalogus(host.api, inzageId),
    fetchBouwplaatsMontage(host.api, inzageId),
  ]);
  const projectGegevens = projectGegevensOf(project);
  return { projectGegevens, gevelvullingen, catalogus, invoer, magVinken: true };
};

/** What a phone cannot keep it shows all the same. */
const keep = async (host: HostApi, sleutel: string, gegevens: PlekGegevens): Promise<void> => {
  try {
    await bewaard.writePlek(sleutel, gegevens);
  } catch (error) {
    host.log('warn', 'The site was not kept on this phone.', error);
  }
};

const readKept = async (host: HostApi, sleutel: string) => {
  try {
    return await bewaard.readPlek(sleutel);
  } catch (error) {
    host.log('warn', 'The site could not be read from this phone.', error);
    return null;
  }
};

const readWachtend = async (host: HostApi, sleutel: string): Promise<readonly Wachtend[]> => {
  try {
    return await bewaard.listWachtend(sleutel);
  } catch (error) {
    host.log('warn', 'What waits could not be read from this phone.', error);
    return [];
  }
};

const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

const isNoLonger = (plek: Plek, error: unknown): boolean =>
  isHttpError(error, 404) || (plek.soort === 'project' && isHttpError(error, 403));

/**
 * Fetches a site and keeps it on the phone; without a network it is what the phone kept, for fourteen days.
 * @returns null when its reader may not see it any more, and then the phone keeps nothing of it
 * @throws ApiError
 */
export const loadPlek = async (
  host: HostApi,
  { params }: Pick<PageArgs, 'params'>,
): Promise<GeladenPlek | null> => {
  const plek = plekOf(params);
  const sleutel = sleutelOf(plek);
  try {
    const gegevens =
      plek.soort === 'project'
        ? await fetchOfProject(host, plek.projectId)
        : await fetchOfLink(host, plek.inzageId);
    await keep(host, sleutel, gegevens);
    const wachtend = await readWachtend(host, sleutel);
    return { ...gegevens, plek, wachtend, standVan: null };
  } catch (error) {
    if (isNoLonger(plek, error)) {
      await bewaard.forget(sleutel);
      if (plek.soort === 'link') return null;
    }
    if (!isUnreachable(error)) throw error;
    const kept = await readKept(host, sleutel);
    if (kept === null) throw error;
    const wachtend = await readWachtend(host, sleutel);
    return { ...kept.gegevens, plek, wachtend, standVan: new Date(kept.opgehaald) };
  }
};
