import { isHttpError } from '@adviestool/contract/api/apiError';
import { fetchInzage, fetchInzageCatalogus } from '@adviestool/contract/api/inzage';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';

/** What a page of a link shows. */
export interface GeladenInzage {
  /** Of the link. */
  id: string;
  /** The company whose project it is. */
  bedrijf: string;
  /** When the link ends, and when the project was changed. */
  verloopt: Date;
  gewijzigd: Date;
  projectGegevens: ProjectGegevens;
  /** Null: they cannot be read. */
  gevelvullingen: readonly Gevelvulling[] | null;
  catalogus: Catalogus;
}

/** Of each link, the catalogue under the name that its project has for it. */
const catalogi = new Map<string, Promise<Catalogus>>();

const loadCatalogus = (host: HostApi, id: string, { catalogus }: ProjectGegevens) => {
  const key = [id, catalogus?.id, catalogus?.versie].join(' ');
  const known = catalogi.get(key);
  if (known !== undefined) return known;
  const loading = fetchInzageCatalogus(host.api, id);
  catalogi.set(key, loading);
  loading.catch(() => catalogi.delete(key));
  return loading;
};

/** Null: the link does not work any more. */
const fetchOfLink = async (host: HostApi, id: string) => {
  try {
    return await fetchInzage(host.api, id);
  } catch (error) {
    if (isHttpError(error, 404)) return null;
    throw error;
  }
};

/**
 * Fetches what a link shows, anew for each page: it may have ended since.
 * @returns null when it does not work any more
 * @throws ApiError
 */
export const loadInzage = async (
  host: HostApi,
  { params }: Pick<PageArgs, 'params'>,
): Promise<GeladenInzage | null> => {
  const { inzageId: id = '' } = params;
  const inzage = await fetchOfLink(host, id);
  if (inzage === null) return null;
  const { project, verloopt, gewijzigd, ...rest } = inzage;
  const projectGegevens = projectGegevensOf(project);
  return {
    ...rest,
    id,
    verloopt: new Date(verloopt),
    gewijzigd: new Date(gewijzigd),
    projectGegevens,
    catalogus: await loadCatalogus(host, id, projectGegevens),
  };
};
