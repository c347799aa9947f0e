import * as calls from '../calls/geschiedenis.ts';
import type { EenProjectRevisie, ProjectRevisies } from '../geschiedenis.ts';
import { projectAnswer, type ProjectAnswer } from './projects.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/project/{id}/revisies`: one page of the history, the newest first. */
export const fetchProjectRevisies = (
  api: Transport,
  groupId: number,
  { projectId, page }: { projectId: number; page: number },
): Promise<ProjectRevisies> =>
  ask(api, { ...requestOf(calls.fetchProjectRevisies, { groupId, projectId }), query: { page } });

/** `GET /api/v2/group/{groupId}/project/{id}/revisies/{n}`: one, with the project as it was. */
export const fetchProjectRevisie = (
  api: Transport,
  groupId: number,
  { projectId, revision }: { projectId: number; revision: number },
): Promise<EenProjectRevisie> =>
  ask(api, requestOf(calls.fetchProjectRevisie, { groupId, projectId, revision }));

/**
 * `POST /api/v2/group/{groupId}/project/{id}/revisies/{n}/terugzetten`: puts it back as a new revision.
 * @param current the revision that the project is read at, as its ETag has it
 * @throws HttpError 412 when somebody else saved since, 409 when it cannot be put back any more
 */
export const restoreProjectRevisie = async (
  api: Transport,
  groupId: number,
  { projectId, revision, current }: { projectId: number; revision: number; current: string | null },
): Promise<ProjectAnswer> =>
  projectAnswer(
    await api.request({
      ...requestOf(calls.restoreProjectRevisie, { groupId, projectId, revision }),
      ...(current === null ? {} : { headers: { 'If-Match': current } }),
    }),
  );
