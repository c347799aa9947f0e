import * as calls from '../calls/overdragen.ts';
import type { Collega, Overgedragen } from '../collegas.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/collegas`: who a project can be handed over to, by name. */
export const fetchCollegas = async (api: Transport, groupId: number): Promise<Collega[]> =>
  (await ask(api, requestOf(calls.fetchCollegas, { groupId }))).collegas;

/**
 * `POST /api/v2/group/{groupId}/project/{id}/overdragen`: the project is this colleague's from here on. A repeat
 * with the same key gets the first answer, also when the project is not the caller's any more.
 * @throws HttpError 403 for who may not, 412 when `revision` is stale, 422 when the colleague cannot
 * take it; its `serverMessage` says why
 */
export const handOverProject = (
  api: Transport,
  groupId: number,
  {
    projectId,
    uid,
    revision,
    idempotencyKey,
  }: { projectId: number; uid: number; revision: string | null; idempotencyKey: string },
): Promise<Overgedragen> =>
  ask(api, {
    ...requestOf(calls.handOverProject, { groupId, projectId }),
    headers: {
      'Idempotency-Key': idempotencyKey,
      ...(revision !== null && { 'If-Match': revision }),
    },
    body: { uid },
  });
