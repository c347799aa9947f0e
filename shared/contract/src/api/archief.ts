import type { Archief } from '../archief.ts';
import * as calls from '../calls/archief.ts';
import { fileRequestOf } from './fileRequestOf.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/archief`. @throws HttpError 403 for who is no administrator of the group */
export const fetchArchief = (
  api: Transport,
  groupId: number,
  signal?: AbortSignal,
): Promise<Archief> =>
  ask(api, { ...requestOf(calls.fetchArchief, { groupId }), ...(signal && { signal }) });

/** `POST /api/v2/group/{groupId}/archief`: asks for one. @throws HttpError 429 while one of the company is made */
export const askArchief = (api: Transport, groupId: number): Promise<Archief> =>
  ask(api, requestOf(calls.askArchief, { groupId }));

/** `DELETE …/archief/{id}`: stops it, or throws its file away. @throws HttpError 404 when it is gone */
export const removeArchief = (api: Transport, groupId: number, archiefId: string): Promise<void> =>
  ask(api, requestOf(calls.removeArchief, { groupId, archiefId }));

/** `GET …/archief/{id}/bestand`: where the browser fetches the file, which is too large to hold in a page. */
export const archiefAdres = (domain: string, groupId: number, archiefId: string): string =>
  `${domain}${fileRequestOf(calls.fetchArchiefBestand, { groupId, archiefId }).path}`;
