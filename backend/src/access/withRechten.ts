import type { ProjectUser, Rechten } from '@adviestool/contract/project';
import type { FastifyRequest } from 'fastify';

import { holdsProject, MANAGE, scopeOf, WRITE, type RoleScopes } from '../rechten/roleScopes.ts';
import { accessOf, callerOf } from './access.ts';
import { zichtbaarheidOf } from './groups.ts';

/** A record with what the caller may do with its project. Nobody changes one that was put away. */
export const withRechten = <
  Item extends { user: ProjectUser | null; archived?: string | undefined; rechten: Rechten },
>(
  request: FastifyRequest,
  record: Item,
): Item & { rechten: Rechten } => {
  const { group, roles } = accessOf(request);
  const who = { owner: record.user?.uid ?? 0, uid: callerOf(request).uid };
  const may = (scopes: RoleScopes): boolean =>
    holdsProject(scopeOf(scopes, roles, zichtbaarheidOf(group)), who);
  const wijzigen = record.archived === undefined && may(WRITE);
  return { ...record, rechten: { ...record.rechten, wijzigen, beheren: may(MANAGE) } };
};
