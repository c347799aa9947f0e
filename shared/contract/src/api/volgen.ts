import * as calls from '../calls/volgen.ts';
import type { ProjectStand } from '../volgen.ts';
import { addressOf, ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** A tab that follows a project. */
interface Volger {
  projectId: number;
  tab: string;
  plek: string;
}

/** Where the events of a project come from, below the domain of the backend. */
export const followPath = (groupId: number, { projectId, tab, plek }: Volger): string => {
  const { path } = addressOf(calls.followProject, { groupId, projectId });
  return `${path}?${new URLSearchParams({ tab, plek }).toString()}`;
};

/** `GET /api/v2/group/{groupId}/project/{id}/stand`: its revision, and who has it on the screen. */
export const fetchStand = (
  api: Transport,
  groupId: number,
  { projectId, tab, plek }: Volger,
): Promise<ProjectStand> =>
  ask(api, { ...requestOf(calls.fetchStand, { groupId, projectId }), query: { tab, plek } });
