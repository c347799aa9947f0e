import type { Catalogus } from '../catalogus.ts';
import type { HostApi } from '../remoteModule.ts';
import { buildCatalogus } from './buildCatalogus.ts';

/** The catalogues of a host that has this one, fetched already, whatever a project names. */
export const buildCatalogusPort = (
  catalogus: Catalogus = buildCatalogus(),
): HostApi['catalogus'] => ({
  inGebruik: { id: 'proef', versie: '1' },
  load: async () => catalogus,
  loaded: () => catalogus,
});
