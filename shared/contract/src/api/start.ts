import type { Group, SessionUser } from '../session.ts';
import { startSchema } from '../start.ts';
import { sessionUserOf } from './session.ts';
import type { Transport } from './transport.ts';

/** What a page needs to begin. */
export interface Start {
  csrfToken: string;
  /** Null: an anonymous visitor. */
  user: SessionUser | null;
  /** Null: there is no such group. */
  group: Group | null;
}

/** `GET /api/v2/start`: token, user and group in one answer. The caller hands the token to the transport. */
export const fetchStart = async (api: Transport, groupId: number): Promise<Start> => {
  const { data } = await api.request({
    method: 'GET',
    path: '/api/v2/start',
    query: { group: groupId },
    answer: startSchema,
  });
  return { csrfToken: data.csrf_token, user: sessionUserOf(data), group: data.group };
};
