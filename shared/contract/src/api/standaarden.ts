import { standaardenSchema, type Standaarden } from '../standaarden.ts';
import type { ApiAnswer, Transport } from './transport.ts';

/** Standards with the revision they were read at; the revision goes back as If-Match. */
export interface StandaardenAnswer {
  standaarden: Standaarden;
  revision: string | null;
}

interface StandaardenWrite {
  standaarden: Standaarden;
  revision: string | null;
}

const answerOf = ({ data, headers }: ApiAnswer<Standaarden>): StandaardenAnswer => ({
  standaarden: data,
  revision: headers.get('ETag'),
});

const read = async (api: Transport, path: string): Promise<StandaardenAnswer> =>
  answerOf(await api.request({ method: 'GET', path, answer: standaardenSchema }));

const write = async (
  api: Transport,
  path: string,
  { standaarden, revision }: StandaardenWrite,
): Promise<StandaardenAnswer> =>
  answerOf(
    await api.request({
      method: 'PUT',
      path,
      ...(revision === null ? {} : { headers: { 'If-Match': revision } }),
      body: standaarden,
      answer: standaardenSchema,
    }),
  );

const projectPath = (groupId: number, projectId: number): string =>
  `/api/v2/group/${groupId}/project/${projectId}/standaarden`;

const groupPath = (groupId: number): string => `/api/v2/group/${groupId}/standaarden`;

/** `GET /api/v2/group/{groupId}/project/{id}/standaarden`. */
export const fetchProjectStandaarden = (
  api: Transport,
  groupId: number,
  projectId: number,
): Promise<StandaardenAnswer> => read(api, projectPath(groupId, projectId));

/** `PUT /api/v2/group/{groupId}/project/{id}/standaarden`. @throws HttpError 412 when `revision` is stale. */
export const saveProjectStandaarden = (
  api: Transport,
  groupId: number,
  { projectId, ...standaarden }: StandaardenWrite & { projectId: number },
): Promise<StandaardenAnswer> => write(api, projectPath(groupId, projectId), standaarden);

/** `GET /api/v2/group/{groupId}/standaarden`: what new projects begin with. */
export const fetchGroupStandaarden = (
  api: Transport,
  groupId: number,
): Promise<StandaardenAnswer> => read(api, groupPath(groupId));

/** `PUT /api/v2/group/{groupId}/standaarden`, by an administrator. @throws HttpError 412 when `revision` is stale. */
export const saveGroupStandaarden = (
  api: Transport,
  groupId: number,
  standaarden: StandaardenWrite,
): Promise<StandaardenAnswer> => write(api, groupPath(groupId), standaarden);
