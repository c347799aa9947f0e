import {
  eenProjectRevisieSchema,
  projectRevisiesSchema,
  type EenProjectRevisie,
  type ProjectRevisies,
} from '../geschiedenis.ts';
import { projectRecordSchema } from '../project.ts';
import { projectAnswer, type ProjectAnswer } from './projects.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/project/{id}/revisies`: one page of the history, the newest first. */
export const fetchProjectRevisies = async (
  api: Transport,
  groupId: number,
  { projectId, page }: { projectId: number; page: number },
): Promise<ProjectRevisies> => {
  const { data } = await api.request({
    method: 'GET',
    path: `/api/v2/group/${groupId}/project/${projectId}/revisies`,
    query: { page },
    answer: projectRevisiesSchema,
  });
  return data;
};

/** `GET /api/v2/group/{groupId}/project/{id}/revisies/{n}`: one, with the project as it was. */
export const fetchProjectRevisie = async (
  api: Transport,
  groupId: number,
  { projectId, revision }: { projectId: number; revision: number },
): Promise<EenProjectRevisie> => {
  const { data } = await api.request({
    method: 'GET',
    path: `/api/v2/group/${groupId}/project/${projectId}/revisies/${revision}`,
    answer: eenProjectRevisieSchema,
  });
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
      method: 'POST',
      path: `/api/v2/group/${groupId}/project/${projectId}/revisies/${revision}/terugzetten`,
      ...(current === null ? {} : { headers: { 'If-Match': current } }),
      answer: projectRecordSchema,
    }),
  );
