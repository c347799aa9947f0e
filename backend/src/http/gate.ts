import { ruleOf } from '../rechten/routeRules.ts';
import { unavailable, type HttpProblem } from './httpProblem.ts';
import type { App, Services } from './services.ts';
import { tooLarge } from './errors.ts';

/** Bytes of a body, where a route says nothing else. */
export const BODY_LIMIT = 2 * 1024 * 1024;

/** Seconds. */
const MAINTENANCE_RETRY = 120;
const STOPPING_RETRY = 5;

export const inMaintenance = (): HttpProblem =>
  unavailable('The site is under maintenance. Try again later.', MAINTENANCE_RETRY);

/** The first checks: is anything served now, and is the body not too large. */
export const registerGate = (app: App, { lifecycle }: Services): void => {
  app.server.on('connection', lifecycle.connected);
  app.addHook('onRequest', async (request, reply) => {
    lifecycle.requestStarted(request.raw);
    request.onClosed = () => lifecycle.requestEnded(request.raw);
    const rule = ruleOf(request.method, request.routeOptions.url ?? '');
    if (lifecycle.phase() === 'stopping') {
      void reply.header('Connection', 'close');
      throw unavailable('The server is shutting down. Try again later.', STOPPING_RETRY);
    }
    if (lifecycle.phase() === 'maintenance' && rule !== undefined && rule.session !== 'none') {
      throw inMaintenance();
    }
    const { bodyLimit } = request.routeOptions;
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge(bodyLimit);
  });
};
