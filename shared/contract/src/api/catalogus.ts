import * as calls from '../calls/catalogus.ts';
import type { Catalogus } from '../catalogus.ts';
import type { CatalogusNaam } from '../catalogusNaam.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/catalogi/{id}/{versie}`. @throws HttpError 404 for one that is not known */
export const fetchCatalogus = (
  api: Transport,
  groupId: number,
  { id, versie }: CatalogusNaam,
): Promise<Catalogus> => ask(api, requestOf(calls.fetchCatalogus, { groupId, id, versie }));
