import { currentUserSchema } from '@adviestool/contract/session';

import { groupRolesOf } from '../accounts/groupRoles.ts';
import type { App, Services } from '../services.ts';

/** The global roles of a logged-in user. */
export const AUTHENTICATED = ['authenticated'];

const ANONYMOUS = {
  user: { uid: 0, name: '', roles: ['anonymous'], groups: {} },
  groups: {},
};

/** `GET /api/v2/user/current`: the caller, with the roles in each group. */
export const registerCurrentUser = (app: App, { repositories }: Services): void => {
  app.get(
    '/api/v2/user/current',
    { schema: { response: { 200: currentUserSchema } } },
    async ({ session: { account } }) => {
      if (account === null) return ANONYMOUS;
      const memberships = await repositories.groups.membershipsOf(account.uid);
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
    },
  );
};
