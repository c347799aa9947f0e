import type { z } from 'zod';

import * as calls from '../calls/session.ts';
import type { currentUserSchema, Group, LoginAnswer, LoginBody, SessionUser } from '../session.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /session/token`: 43 URL-safe characters. */
export const fetchCsrfToken = (api: Transport): Promise<string> =>
  ask(api, { ...requestOf(calls.fetchCsrfToken, {}), accept: 'text' });

/** The user of an answer; null: an anonymous visitor. */
export const sessionUserOf = ({
  user: { uid, name, roles },
  groups,
}: z.infer<typeof currentUserSchema>): SessionUser | null =>
  uid > 0 ? { uid, name, roles, groups } : null;

/** `GET /api/v2/user/current`: the user, or null for an anonymous visitor. */
export const fetchCurrentUser = async (api: Transport): Promise<SessionUser | null> =>
  sessionUserOf(await ask(api, requestOf(calls.fetchCurrentUser, {})));

/** `GET /api/v2/group/{groupId}`. */
export const fetchGroup = async (api: Transport, groupId: number): Promise<Group> =>
  (await ask(api, requestOf(calls.fetchGroup, { groupId }))).group;

/** `POST /user/login`. The caller hands the answer to the session, which takes its token over. */
export const login = (api: Transport, body: LoginBody): Promise<LoginAnswer> =>
  ask(api, { ...requestOf(calls.login, {}), query: { _format: 'json' }, body });

/** `POST /api/v2/user/logout`. */
export const logout = (api: Transport): Promise<void> => ask(api, requestOf(calls.logout, {}));
