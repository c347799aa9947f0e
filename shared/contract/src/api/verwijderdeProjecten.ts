import * as calls from '../calls/verwijderdeProjecten.ts';
import type { VerwijderdProject } from '../verwijderdeProjecten.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/user/projects/verwijderd`: those that the caller may put back. @throws HttpError 403 */
export const fetchDeletedProjects = async (
  api: Transport,
  groupId: number,
): Promise<VerwijderdProject[]> =>
  (await ask(api, requestOf(calls.fetchDeletedProjects, { groupId }))).projecten;
