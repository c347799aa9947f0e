import * as calls from '../calls/start.ts';
import type { Group, SessionUser } from '../session.ts';
import { ask, requestOf } from './requestOf.ts';
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
  const asked = requestOf(calls.fetchStart, {});
  const data = await ask(api, { ...asked, query: { group: groupId } });
  return { csrfToken: data.csrf_token, user: sessionUserOf(data), group: data.group };
};
