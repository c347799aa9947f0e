import * as calls from '../calls/catalogusGevolgen.ts';
import type { CatalogusGevolgenLijst } from '../catalogusGevolgen.ts';
import { catalogusKey, type CatalogusNaam } from '../catalogusNaam.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/catalogi/gevolgen`. @throws HttpError 404 for a version that is not known */
export const fetchCatalogusGevolgen = (
  api: Transport,
  groupId: number,
  asked: { van: CatalogusNaam; naar: CatalogusNaam; page: number; signal: AbortSignal },
): Promise<CatalogusGevolgenLijst> => {
  const { van, naar, page, signal } = asked;
  return ask(api, {
    ...requestOf(calls.fetchCatalogusGevolgen, { groupId }),
    query: { van: catalogusKey(van), naar: catalogusKey(naar), page },
    signal,
  });
};
