import type { GroupRole } from '@adviestool/contract/rollen';

import { HttpProblem, notFound } from '../http/httpProblem.ts';
import type { Services } from '../http/services.ts';
import type { FoundPlace } from '../http/sessions.ts';
import { holdsProject, READ, scopeOf } from '../rechten/roleScopes.ts';
import { findDeletion } from './findDeletion.ts';
import { zichtbaarheidOf } from './groups.ts';

const NOT_FOUND = 'Project niet gevonden.';

interface Asked {
  place: FoundPlace;
  roles: readonly GroupRole[];
  uid: number;
}

/** The refusal of a project that is not there. Who could look at it before it was deleted is told by whom, and when. */
export const missingProject = async (
  { database }: Services,
  { place: { group, project }, roles, uid }: Asked,
): Promise<HttpProblem> => {
  if (group === null || project === null) return notFound(NOT_FOUND);
  const sees = scopeOf(READ, roles, zichtbaarheidOf(group));
  if (!holdsProject(sees, { owner: project.uid, uid })) return notFound(NOT_FOUND);
  const wijziging = await findDeletion(database, project.id);
  return new HttpProblem(404, 'not_found', { message: NOT_FOUND, wijziging });
};
