import * as calls from '../calls/geschiedenis.ts';
import type { EenProjectRevisie, ProjectRevisies } from '../geschiedenis.ts';
import { projectAnswer, type ProjectAnswer } from './projects.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/project/{id}/revisies`: one page of the history, the newest first. */
export const fetchProjectRevisies = async (
  api: Transport,
  groupId: number,
  { projectId, page }: { projectId: number; page: number },
): Promise<ProjectRevisies> => {
  const { data } = await api.request({
    ...requestOf(calls.fetchProjectRevisies, { groupId, projectId }),
    query: { page },
  });
  return data;
};

/** `GET /api/v2/group/{groupId}/project/{id}/revisies/{n}`: one, with the project as it was. */
export const fetchProjectRevisie = async (
  api: Transport,
  groupId: number,
  { projectId, revision }: { projectId: number; revision: number },
): Promise<EenProjectRevisie> => {
  const { data } = await api.request(
    requestOf(calls.fetchProjectRevisie, { groupId, projectId, revision }),
  );
  return data;
};

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
