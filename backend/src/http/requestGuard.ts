import { timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { HttpProblem } from './httpProblem.ts';
import type { App } from './services.ts';
import { notJson } from './errors.ts';
import type { OriginCheck } from './origins.ts';
import { csrfTokenOf, type Session } from './session.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request that may change something. */
export const isUnsafe = (request: FastifyRequest): boolean => !SAFE_METHODS.has(request.method);

const isSame = (left: string, right: string): boolean => {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)];
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes);
};

const checkCsrfToken = (session: Session, token: string | string[] | undefined): void => {
  if (session.account === null || session.id === null) return;
  if (token === undefined || token === '') {
    throw new HttpProblem(403, 'csrf_missing', {
      message: 'X-CSRF-Token request header is missing',
    });
  }
  if (typeof token !== 'string' || !isSame(token, csrfTokenOf(session.id))) {
    throw new HttpProblem(403, 'csrf_invalid', {
      message: 'X-CSRF-Token request header is invalid',
    });
  }
};

/** Nothing is sent, so there is no content to be of a type. */
const isEmpty = ({ method, headers }: FastifyRequest): boolean =>
  headers['content-type'] === undefined &&
  (method === 'DELETE' ||
    (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0));

/**
 * Lets an unsafe request through only from an allowed origin, with the token of the session when
 * there is a logged-in one, and as JSON when it has a body: a form of another site cannot make such a
 * request.
 */
export const registerRequestGuard = (app: App, isAllowedOrigin: OriginCheck): void => {
  app.addHook('onRequest', async (request) => {
    if (request.is404 || !isUnsafe(request)) return;
    const { origin } = request.headers;
    if (origin !== undefined && !isAllowedOrigin(origin)) {
      throw new HttpProblem(403, 'forbidden', { message: 'The origin is not allowed.' });
    }
    checkCsrfToken(request.session, request.headers['x-csrf-token']);
    if (isEmpty(request)) return;
    if (!/^application\/json *(;|$)/i.test(request.headers['content-type'] ?? '')) throw notJson();
  });
};
