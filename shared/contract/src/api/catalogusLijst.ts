import * as calls from '../calls/catalogusLijst.ts';
import type { CatalogusLijst } from '../catalogusLijst.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/catalogi`. */
export const fetchCatalogusLijst = async (
  api: Transport,
  groupId: number,
): Promise<CatalogusLijst['catalogi']> =>
  (await ask(api, requestOf(calls.fetchCatalogusLijst, { groupId }))).catalogi;
