import * as calls from '../calls/koppelingen.ts';
import { fetchProjects } from '../calls/projecten.ts';
import {
  EXTERNAL_ID_MAX,
  type ExternalConnection,
  type ExternalConnectionBody,
} from '../externalConnection.ts';
import type { Project } from '../project.ts';
import { projectFromRecord } from '../projectRecord.ts';
import { ask, otherOf, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** Internal error: several projects have one external connection. */
export class SeveralProjectsError extends Error {
  override readonly name = 'SeveralProjectsError';
}

type Connection = Pick<ExternalConnectionBody, 'type' | 'external_id'>;

const findConnected = async (
  api: Transport,
  groupId: number,
  { type, external_id, operator, limit }: Connection & { operator: string; limit: number },
): Promise<readonly Project[]> => {
  const { projects } = await ask(api, {
    ...requestOf(otherOf(fetchProjects), { groupId }),
    query: {
      limit,
      'external_connections.type[value]': type,
      'external_connections.type[operator]': '=',
      'external_connections.external_id[value]': external_id,
      'external_connections.external_id[operator]': operator,
    },
  });
  return projects.full.map(projectFromRecord);
};

/**
 * `GET /api/v2/group/{groupId}/user/projects`, by external connection; null: no project has it.
 * @throws SeveralProjectsError when more than one has.
 */
export const findConnectedProject = async (
  api: Transport,
  groupId: number,
  { type, external_id }: Connection,
): Promise<Project | null> => {
  const asked = { type, external_id, operator: '=', limit: 2 };
  const [project = null, ...others] = await findConnected(api, groupId, asked);
  if (others.length > 0) throw new SeveralProjectsError(`Several projects have ${external_id}.`);
  return project;
};

/** How many projects are asked for that were made beside another of their model. */
const MOST_BESIDE = 20;

/**
 * `GET /api/v2/group/{groupId}/user/projects`, twice: the project that has the external id, and those whose id is
 * that with `#` and more behind it, since they were made beside it. The last changed first; of those beside it at most
 * the twenty that were changed last.
 */
export const findConnectedProjects = async (
  api: Transport,
  groupId: number,
  { type, external_id }: Connection,
): Promise<readonly Project[]> => {
  const beside = `${external_id}#`;
  // Asked for apart: the ids of other models, of which there may be any number, can begin with this one.
  const [own, others] = await Promise.all([
    findConnected(api, groupId, { type, external_id, operator: '=', limit: MOST_BESIDE }),
    beside.length > EXTERNAL_ID_MAX
      ? []
      : findConnected(api, groupId, {
          type,
          external_id: beside,
          operator: 'STARTS_WITH',
          limit: MOST_BESIDE,
        }),
  ]);
  const projects = new Map([...own, ...others].map((project) => [project.id, project]));
  return [...projects.values()].toSorted(
    (one, other) => Date.parse(other.changed) - Date.parse(one.changed),
  );
};

/**
 * `POST /api/v2/group/{groupId}/project/{id}/external-connections`.
 * @throws HttpError 409 when a project of the group has the connection already, this one included.
 */
export const addExternalConnection = (
  api: Transport,
  groupId: number,
  { projectId, body }: { projectId: number; body: ExternalConnectionBody },
): Promise<ExternalConnection> =>
  ask(api, { ...requestOf(calls.addExternalConnection, { groupId, projectId }), body });

/**
 * `PUT /api/v2/group/{groupId}/project/{id}/external-connections/{connectionId}`: of which file the model
 * was read last.
 */
export const updateExternalConnection = (
  api: Transport,
  groupId: number,
  {
    projectId,
    connectionId,
    data,
  }: { projectId: number; connectionId: number; data: ExternalConnectionBody['data'] },
): Promise<ExternalConnection> =>
  ask(api, {
    ...requestOf(calls.updateExternalConnection, { groupId, projectId, connectionId }),
    body: { data },
  });

/** `DELETE /api/v2/group/{groupId}/project/{id}/external-connections/{connectionId}`. */
export const removeExternalConnection = (
  api: Transport,
  groupId: number,
  { projectId, connectionId }: { projectId: number; connectionId: number },
): Promise<void> =>
  ask(api, requestOf(calls.removeExternalConnection, { groupId, projectId, connectionId }));
