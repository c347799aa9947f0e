import type { z } from 'zod';

import * as calls from '../calls/session.ts';
import type { currentUserSchema, Group, LoginAnswer, LoginBody, SessionUser } from '../session.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /session/token`: 43 URL-safe characters. */
export const fetchCsrfToken = async (api: Transport): Promise<string> => {
  const { data } = await api.request({
    ...requestOf(calls.fetchCsrfToken, {}),
    accept: 'text',
  });
  return data;
};

/** The user of an answer; null: an anonymous visitor. */
export const sessionUserOf = ({
  user: { uid, name, roles },
  groups,
}: z.infer<typeof currentUserSchema>): SessionUser | null =>
  uid > 0 ? { uid, name, roles, groups } : null;

/** `GET /api/v2/user/current`: the user, or null for an anonymous visitor. */
export const fetchCurrentUser = async (api: Transport): Promise<SessionUser | null> => {
  const { data } = await api.request(requestOf(calls.fetchCurrentUser, {}));
  return sessionUserOf(data);
};

/** `GET /api/v2/group/{groupId}`. */
export const fetchGroup = async (api: Transport, groupId: number): Promise<Group> => {
  const { data } = await api.request(requestOf(calls.fetchGroup, { groupId }));
  return data.group;
};

/** `POST /user/login`. The caller hands the answer to the session, which takes its token over. */
export const login = async (api: Transport, body: LoginBody): Promise<LoginAnswer> => {
  const { data } = await api.request({
    ...requestOf(calls.login, {}),
    query: { _format: 'json' },
    body,
  });
  return data;
};

/** `POST /api/v2/user/logout`. */
export const logout = async (api: Transport): Promise<void> => {
  await api.request(requestOf(calls.logout, {}));
};
