import type * as CALLS from '@adviestool/contract/calls/session';
import type { currentUserSchema } from '@adviestool/contract/session';
import type { z } from 'zod';

import { groupRolesOf } from '../rechten/groupRoles.ts';
import type { SessionAccount } from '../http/sessions.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { admitsSession } from '../access/admitsSession.ts';
import { createGroups, type Groups } from '../access/groups.ts';

/** The global roles of a logged-in user. */
export const AUTHENTICATED = ['authenticated'];

const ANONYMOUS = {
  user: { uid: 0, name: '', roles: ['anonymous'], groups: {} },
  groups: {},
};

/** A caller, with the roles in each group; null: an anonymous one. */
export const describeCurrentUser = async (
  { membershipsOf }: Pick<Groups, 'membershipsOf'>,
  account: SessionAccount | null,
): Promise<z.infer<typeof currentUserSchema>> => {
  if (account === null) return ANONYMOUS;
  const memberships = (await membershipsOf(account.uid)).filter((each) =>
    admitsSession(account, each),
  );
  const groups = Object.fromEntries(
    memberships.map(({ groupId, roles }) => [
      String(groupId),
      { roles: groupRolesOf(true, { roles }) },
    ]),
  );
  return {
    user: { uid: account.uid, name: account.name, roles: AUTHENTICATED, groups },
    groups,
  };
};

/** `GET /api/v2/user/current`: the caller, with the roles in each group. */
export const currentUserHandler = ({
  database,
}: Services): Handlers<typeof CALLS>['fetchCurrentUser'] => {
  const groups = createGroups(database);
  return ({ session: { account } }) => describeCurrentUser(groups, account);
};
