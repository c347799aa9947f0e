import * as calls from '../calls/gevelvullingen.ts';
import type { Gevelvulling } from '../gevelvulling.ts';
import type {
  GegevensWritten,
  GevelvullingWritten,
  ManyGevelvullingenBody,
  ManyGevelvullingenWritten,
} from '../gevelvullingWrites.ts';
import type { ProjectDataBody } from '../projectData.ts';
import { etagOf } from '../revisie.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/**
 * `PUT /api/v2/group/{groupId}/project/{id}/gevelvulling/{gid}`: replaces or adds one.
 * @param revision that of the gevelvulling as it was read; null: it is a new one
 * @throws HttpError 412 when somebody else changed, removed or added it, 409 when the project cannot be read
 */
export const saveGevelvulling = async (
  api: Transport,
  groupId: number,
  {
    projectId,
    gevelvulling,
    revision,
  }: { projectId: number; gevelvulling: Gevelvulling; revision: string | null },
): Promise<GevelvullingWritten> => {
  const gevelvullingId = encodeURIComponent(gevelvulling.gevelvullingEnKaderData.id);
  return ask(api, {
    ...requestOf(calls.saveGevelvulling, { groupId, projectId, gevelvullingId }),
    headers: { 'If-Match': revision === null ? '*' : etagOf(revision) },
    body: gevelvulling,
  });
};

/**
 * `POST /api/v2/group/{groupId}/project/{id}/gevelvullingen`: many in one revision, all or nothing.
 * @param body `revisies` names what the replaced and removed are expected to be
 * @param revision of the project, as its ETag has it; null: whatever else was saved
 * @throws HttpError 412 when one of them is not, 413 above 8 MiB, 422 with the path of each row
 */
export const saveGevelvullingen = (
  api: Transport,
  groupId: number,
  {
    projectId,
    body,
    idempotencyKey,
    revision = null,
  }: {
    projectId: number;
    body: ManyGevelvullingenBody;
    idempotencyKey: string;
    revision?: string | null;
  },
): Promise<ManyGevelvullingenWritten> =>
  ask(api, {
    ...requestOf(calls.saveGevelvullingen, { groupId, projectId }),
    headers: {
      'Idempotency-Key': idempotencyKey,
      ...(revision === null ? {} : { 'If-Match': revision }),
    },
    body,
  });

/**
 * `PUT /api/v2/group/{groupId}/project/{id}/gegevens`: a project without its gevelvullingen.
 * @throws HttpError 412 when somebody else changed the data
 */
export const saveGegevens = (
  api: Transport,
  groupId: number,
  { projectId, body, revision }: { projectId: number; body: ProjectDataBody; revision: string },
): Promise<GegevensWritten> =>
  ask(api, {
    ...requestOf(calls.saveGegevens, { groupId, projectId }),
    headers: { 'If-Match': etagOf(revision) },
    body,
  });
