import * as calls from '../calls/vaststellen.ts';
import type { VaststellenBody, VaststellenWritten } from '../vaststellen.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

interface VaststelVraag<Body> {
  projectId: number;
  body: Body;
  /** Of the project, as its ETag has it; null: whatever was saved meanwhile. */
  revision: string | null;
}

const headersOf = (revision: string | null): Record<string, string> => ({
  'Idempotency-Key': crypto.randomUUID(),
  ...(revision === null ? {} : { 'If-Match': revision }),
});

/**
 * `POST /api/v2/group/{groupId}/project/{id}/vaststellen`: fixes advices as one revision, all or none.
 * @throws HttpError 409 `conflict` when one is not complete, `differs` when it comes out otherwise than
 * the user was shown, 412 when `revision` is stale
 */
export const fixAdviezen = (
  api: Transport,
  groupId: number,
  { projectId, body, revision }: VaststelVraag<VaststellenBody>,
): Promise<VaststellenWritten> =>
  ask(api, {
    ...requestOf(calls.fixAdviezen, { groupId, projectId }),
    headers: headersOf(revision),
    body,
  });

/**
 * `DELETE /api/v2/group/{groupId}/project/{id}/vaststellen`: takes back that advices are fixed.
 * @throws HttpError 412 when `revision` is stale or one of them is gone
 */
export const releaseAdviezen = (
  api: Transport,
  groupId: number,
  { projectId, body, revision }: VaststelVraag<Pick<VaststellenBody, 'gevelvullingen'>>,
): Promise<VaststellenWritten> =>
  ask(api, {
    ...requestOf(calls.releaseAdviezen, { groupId, projectId }),
    headers: headersOf(revision),
    body,
  });
