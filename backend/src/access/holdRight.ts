import type { FastifyRequest } from 'fastify';

import type { Database } from '../database/connect.ts';
import { scopeOf } from '../rechten/roleScopes.ts';
import { ruleOf } from '../rechten/routeRules.ts';
import { accessOf, callerOf, refusalOf } from './access.ts';
import { createGroups, zichtbaarheidOf } from './groups.ts';
import { lockGroup } from './lockGroup.ts';
import { rolesIn } from './rolesIn.ts';

/**
 * Within a transaction: locks the group of a request, in which nobody then loses a role, and refuses a caller who
 * lost the right to this since the call was let in.
 * @throws HttpProblem 403
 */
export const holdRight = async (transaction: Database, request: FastifyRequest): Promise<void> => {
  const { id } = accessOf(request).group;
  await lockGroup(transaction, id);
  const rule = ruleOf(request.method, request.routeOptions.url ?? '');
  const account = callerOf(request);
  const found = await createGroups(transaction).findWithMembership(id, account.uid);
  if (rule?.scopes === undefined || found === null) throw new Error('This route needs no right.');
  const roles = await rolesIn(transaction, { rule, account, found });
  if (scopeOf(rule.scopes, roles, zichtbaarheidOf(found.group)) === 'none') throw refusalOf(rule);
};
