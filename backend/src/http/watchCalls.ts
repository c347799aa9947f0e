import type { FastifyReply, FastifyRequest } from 'fastify';

import { ruleOf } from '../rechten/routeRules.ts';
import type { App, Services } from './services.ts';
import type { Running, Watch } from '../watch/createWatch.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for one that never reaches the hooks. */
    running: Running | null;
    /** Is called when its answer is on the way, or nobody waits for it any more. */
    onClosed: (() => void) | null;
  }
}

/** What is no call: a page of the site, or a path that is none. */
const OTHER = 'other';

/** The route of a request as the rights table names it; HEAD follows GET. */
const routeOf = ({ method, routeOptions }: FastifyRequest): string => {
  const { url = '' } = routeOptions;
  if (ruleOf(method, url) === undefined) return OTHER;
  return `${method === 'HEAD' ? 'GET' : method} ${url}`;
};

/** Tells of a request, until its answer is on the way or nobody waits for it any more. */
export const watchCall = (
  watch: Watch,
  request: FastifyRequest,
  { raw }: FastifyReply,
): Running => {
  const running = watch.begin({ kind: 'call', name: routeOf(request), requestId: request.id });
  // One listener for all: beside those that stream a file a second would be the eleventh, a leak to Node.
  raw.once('close', () => {
    running.end({ status: raw.writableFinished ? raw.statusCode : null });
    request.onClosed?.();
  });
  return running;
};

/**
 * Watches every call, first of all hooks. What a call does is done within it: the stream of a body would
 * otherwise lose it on the way.
 */
export const registerWatch = (app: App, { watch }: Services): void => {
  app.decorateRequest('running', null);
  app.decorateRequest('onClosed', null);
  app.addHook('onRequest', (request, reply, done) => {
    request.running = watchCall(watch, request, reply);
    request.running.within(done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.running === null) done();
    else request.running.within(done);
  });
};
