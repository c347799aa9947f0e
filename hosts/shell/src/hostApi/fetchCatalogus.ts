import { fetchCatalogus as fetchByName } from '@adviestool/contract/api/catalogus';
import { fetchCatalogusLijst } from '@adviestool/contract/api/catalogusLijst';
import { createTransport, type Transport } from '@adviestool/contract/api/transport';
import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';
import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { ReleaseCatalogus } from '@adviestool/contract/release';

/** Whether what the browser kept of an earlier try is trusted. */
interface Trust {
  isRetry: boolean;
}

/** Fetches the catalogue of a release from the site, checked against the release. @throws ApiError */
export const fetchReleaseCatalogus = async (
  { file, integrity }: ReleaseCatalogus,
  { isRetry }: Trust,
): Promise<Catalogus> => {
  const site = createTransport({
    domain: '',
    // A file for everybody, which never changes: without cookies, and kept.
    fetch: (address, { signal } = {}) =>
      fetch(address, {
        integrity,
        credentials: 'omit',
        cache: isRetry ? 'reload' : 'default',
        signal: signal ?? null,
      }),
  });
  const { data } = await site.request({ method: 'GET', path: file, answer: catalogusSchema });
  return data;
};

/** Fetches a version by name from the backend. @throws ApiError */
export const fetchNamedCatalogus = (
  api: Transport,
  groupId: number,
  naam: CatalogusNaam,
): Promise<Catalogus> => fetchByName(api, groupId, naam);

/** The versions that a project of a group may name. @throws ApiError */
export const fetchVersies = async (api: Transport, groupId: number): Promise<CatalogusNaam[]> => {
  const found = await fetchCatalogusLijst(api, groupId);
  return found.map(({ id, versie }) => ({ id, versie }));
};
