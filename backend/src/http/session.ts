import { createHmac } from 'node:crypto';

import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ruleOf } from '../rechten/routeRules.ts';
import { newToken, TOKEN_PATTERN } from './token.ts';
import { pathIds } from './pathIds.ts';
import {
  createSessions,
  SESSION_ABSOLUTE,
  type FoundPlace,
  type SessionAccount,
  type SessionVia,
  type StoredColumns,
} from './sessions.ts';
import { holdAccount, type VerifiedAccount } from './holdAccount.ts';
import type { App, Check, Services } from './services.ts';

const COOKIE = 'adviestool_session';

/** Cookies know no ports: a site in a frame has another one than the site beside it. */
const EMBEDDED_COOKIE = 'adviestool_session_embedded';

/**
 * The session of a request. `id` is what the cookie says and proves nothing by itself: only with
 * an `account` there is a session in the database.
 */
export interface Session {
  id: string | null;
  account: SessionAccount | null;
  /** What the path names, found with the account; null: it was not looked for. */
  place: FoundPlace | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session;
  }
}

const derive = (id: string, purpose: string): string =>
  createHmac('sha256', id).update(purpose).digest('base64url');

/** The CSRF token of a session: it changes with the id, so a login re-seeds it. */
export const csrfTokenOf = (id: string): string => derive(id, 'csrf');

export const logoutTokenOf = (id: string): string => derive(id, 'logout');

/** Whose session begins; `via` absent: by a password. */
type BeginningAccount = VerifiedAccount & { via?: SessionVia | null };

/** The cookies of sessions; an anonymous visitor's id is kept nowhere but in the cookie. */
export const createSessionCookies = ({ config, database, now }: Services) => {
  const attributes = {
    path: '/',
    httpOnly: true,
    ...(config.embedded
      ? ({ secure: true, sameSite: 'none', partitioned: true } as const)
      : ({ secure: config.secureCookies, sameSite: 'lax' } as const)),
  };
  const name = config.embedded ? EMBEDDED_COOKIE : COOKIE;
  const give = (reply: FastifyReply, id = newToken()): string => {
    void reply.setCookie(name, id, { ...attributes, maxAge: SESSION_ABSOLUTE / 1000 });
    return id;
  };
  const insert = (id: string, { via = null, ...account }: BeginningAccount): Promise<boolean> =>
    database.transaction(async (transaction) => {
      if (!(await holdAccount(transaction, account))) return false;
      await createSessions(transaction).insert(id, { uid: account.uid, via }, now());
      return true;
    });
  const end = async ({ id }: Session): Promise<void> => {
    if (id !== null) await createSessions(database).end(id);
  };
  return {
    read: (request: FastifyRequest): string | null => {
      const id = request.cookies[name];
      return id !== undefined && TOKEN_PATTERN.test(id) ? id : null;
    },
    /** The id of the cookie; a visitor without one gets one. */
    ensureId: (request: FastifyRequest, reply: FastifyReply): string =>
      request.session.id ?? give(reply),
    /**
     * Starts a logged-in session under a new id; whatever the old id was is ended.
     * @returns null when the account is blocked or has another password by now
     */
    start: async (
      request: FastifyRequest,
      reply: FastifyReply,
      account: BeginningAccount,
    ): Promise<string | null> => {
      await end(request.session);
      const id = newToken();
      return (await insert(id, account)) ? give(reply, id) : null;
    },
    end: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      await end(request.session);
      void reply.clearCookie(name, attributes);
    },
  };
};

export type SessionCookies = ReturnType<typeof createSessionCookies>;

export const registerSessionCookies = async (app: App): Promise<void> => {
  await app.register(fastifyCookie);
  app.decorateRequest('session');
};

/** Reads the session of each request that has a use for one. @returns what reads it */
export const registerSession = (
  app: App,
  { database, now }: Services,
  { cookies, stored }: { cookies: SessionCookies; stored: StoredColumns },
): Check => {
  const sessions = createSessions(database, stored);
  const read: Check = async (request) => {
    const rule = ruleOf(request.method, request.routeOptions.url ?? '');
    const id = cookies.read(request);
    // A call of a link is nobody's, also when the browser has a session of a user.
    const isNeeded =
      id !== null && rule !== undefined && rule.session !== 'none' && rule.session !== 'inzage';
    const keeps = rule?.isUnattended !== true;
    const reads = rule?.readsProject === true;
    const caller = isNeeded
      ? await sessions.find(id, now(), { ...pathIds(request), keeps, reads })
      : null;
    request.session = { id, account: caller?.account ?? null, place: caller?.place ?? null };
  };
  app.addHook('onRequest', read);
  return read;
};
