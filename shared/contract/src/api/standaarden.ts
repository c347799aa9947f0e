import * as calls from '../calls/standaarden.ts';
import type { Standaarden } from '../standaarden.ts';
import { requestOf } from './requestOf.ts';
import type { ApiAnswer, ApiRequest, Transport } from './transport.ts';

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

const read = async (api: Transport, request: ApiRequest<Standaarden>): Promise<StandaardenAnswer> =>
  answerOf(await api.request(request));

const write = (
  api: Transport,
  request: ApiRequest<Standaarden>,
  { standaarden, revision }: StandaardenWrite,
): Promise<StandaardenAnswer> =>
  read(api, {
    ...request,
    ...(revision === null ? {} : { headers: { 'If-Match': revision } }),
    body: standaarden,
  });

/** `GET /api/v2/group/{groupId}/project/{id}/standaarden`. */
export const fetchProjectStandaarden = (
  api: Transport,
  groupId: number,
  projectId: number,
): Promise<StandaardenAnswer> =>
  read(api, requestOf(calls.fetchProjectStandaarden, { groupId, projectId }));

/** `PUT /api/v2/group/{groupId}/project/{id}/standaarden`. @throws HttpError 412 when `revision` is stale. */
export const saveProjectStandaarden = (
  api: Transport,
  groupId: number,
  { projectId, ...standaarden }: StandaardenWrite & { projectId: number },
): Promise<StandaardenAnswer> =>
  write(api, requestOf(calls.saveProjectStandaarden, { groupId, projectId }), standaarden);

/** `GET /api/v2/group/{groupId}/standaarden`: what new projects begin with. */
export const fetchGroupStandaarden = (
  api: Transport,
  groupId: number,
): Promise<StandaardenAnswer> => read(api, requestOf(calls.fetchGroupStandaarden, { groupId }));

/** `PUT /api/v2/group/{groupId}/standaarden`, by an administrator. @throws HttpError 412 when `revision` is stale. */
export const saveGroupStandaarden = (
  api: Transport,
  groupId: number,
  standaarden: StandaardenWrite,
): Promise<StandaardenAnswer> =>
  write(api, requestOf(calls.saveGroupStandaarden, { groupId }), standaarden);
