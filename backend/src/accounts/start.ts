import * as START from '@adviestool/contract/calls/start';

import { groupRolesOf } from '../rechten/groupRoles.ts';
import { parseId } from '../http/parseId.ts';
import { csrfTokenOf, type SessionCookies } from '../http/session.ts';
import type { SessionAccount } from '../http/sessions.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { describeCurrentUser } from './currentUser.ts';
import { describeGroup } from './group.ts';
import { admitsSession } from '../access/admitsSession.ts';
import { createGroups, type Groups } from '../access/groups.ts';

const findGroup = async (
  { findWithMembership }: Groups,
  { text, hasLogin }: { text: string | undefined; hasLogin: boolean },
  account: SessionAccount | null,
) => {
  const id = parseId(text);
  const found = id === null ? null : await findWithMembership(id, account?.uid ?? 0);
  if (found === null) return null;
  const { group, memberRoles } = found;
  const isMember = account !== null && admitsSession(account, { ...group, groupId: group.id });
  const membership = memberRoles === null || !isMember ? null : { roles: memberRoles };
  return {
    ...describeGroup(group, groupRolesOf(account !== null, membership)),
    ...(hasLogin && group.bedrijfslogin && { bedrijfslogin: true }),
  };
};

/** `GET /api/v2/start`: token, user and group, which a page would ask one after another. */
export const registerStart = (app: App, services: Services, cookies: SessionCookies): void => {
  const groups = createGroups(services.database);
  // A provider lets nobody in within a frame of another site.
  const hasLogin = !services.config.embedded;
  registerCalls(app, START, {
    fetchStart: async (request, reply) => {
      const { account } = request.session;
      return {
        csrf_token: csrfTokenOf(cookies.ensureId(request, reply)),
        ...(await describeCurrentUser(groups, account)),
        group: await findGroup(groups, { text: request.query.group, hasLogin }, account),
      };
    },
  });
};
