import { z } from 'zod';

import {
  currentUserSchema,
  groupSchema,
  loginAnswerSchema,
  type Group,
  type LoginAnswer,
  type LoginBody,
  type SessionUser,
} from '../session.ts';
import { csrfTokenSchema } from '../wire.ts';
import type { Transport } from './transport.ts';

/** `GET /session/token`: 43 URL-safe characters. */
export const fetchCsrfToken = async (api: Transport): Promise<string> => {
  const { data } = await api.request({
    method: 'GET',
    path: '/session/token',
    accept: 'text',
    answer: csrfTokenSchema,
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
  const { data } = await api.request({
    method: 'GET',
    path: '/api/v2/user/current',
    answer: currentUserSchema,
  });
  return sessionUserOf(data);
};

/** `GET /api/v2/group/{groupId}`. */
export const fetchGroup = async (api: Transport, groupId: number): Promise<Group> => {
  const { data } = await api.request({
    method: 'GET',
    path: `/api/v2/group/${groupId}`,
    answer: groupSchema,
  });
  return data.group;
};

/** `POST /user/login`. The caller hands the answer to the session, which takes its token over. */
export const login = async (api: Transport, body: LoginBody): Promise<LoginAnswer> => {
  const { data } = await api.request({
    method: 'POST',
    path: '/user/login',
    query: { _format: 'json' },
    body,
    answer: loginAnswerSchema,
  });
  return data;
};

/** `POST /api/v2/user/logout`. */
export const logout = async (api: Transport): Promise<void> => {
  await api.request({ method: 'POST', path: '/api/v2/user/logout', answer: z.undefined() });
};
