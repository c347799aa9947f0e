import type * as CALLS from '@adviestool/contract/calls/session';
import type { Group } from '@adviestool/contract/session';

import type { GroupRole } from '@adviestool/contract/rollen';
import { accessOf } from '../access/access.ts';
import type { GroupRow } from '../access/groups.ts';
import type { Handlers } from '../http/registerCalls.ts';

/** A group as the contract has it, with the caller's roles in it. */
export const describeGroup = (
  { id, label, user_registration }: GroupRow,
  roles: GroupRole[],
): Group => ({
  id,
  label,
  user_registration,
  type: 'company',
  roles,
});

/** `GET /api/v2/group/{groupId}`: the group, with the caller's roles in it. */
export const fetchGroup: Handlers<typeof CALLS>['fetchGroup'] = async (request) => {
  const { group, roles } = accessOf(request);
  return { group: describeGroup(group, roles) };
};
