import type { Catalogus } from '../catalogus.ts';
import type { HostApi } from '../remote/remoteModule.ts';
import { buildCatalogus } from './buildCatalogus.ts';

const IN_GEBRUIK = { id: 'proef', versie: '1' };

/** The catalogues of a host that has this one, fetched already, whatever a project names. */
export const buildCatalogusPort = (
  catalogus: Catalogus = buildCatalogus(),
): HostApi['catalogus'] => ({
  inGebruik: IN_GEBRUIK,
  load: async () => catalogus,
  loaded: () => catalogus,
  list: async () => [IN_GEBRUIK],
});
