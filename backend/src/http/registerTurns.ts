import type { RouteHandlerMethod } from 'fastify';

import { ruleOf } from '../rechten/routeRules.ts';
import { createTurns } from './createTurns.ts';
import type { App } from './services.ts';

/** Bytes of a body from which it takes the server long. */
const LARGE = 64 * 1024;

/** Has users take turns in what takes the server long; must stand before the routes. */
export const registerTurns = (app: App): void => {
  const turns = createTurns();
  app.addHook('onRoute', (route) => {
    const [method = ''] = [route.method].flat();
    const heavy = ruleOf(method, route.url)?.heavy;
    if (heavy === undefined) return;
    const handler: RouteHandlerMethod = route.handler;
    route.handler = async function inTurn(request, reply) {
      const work = async (): Promise<unknown> => handler.call(this, request, reply);
      const size = Number(request.headers['content-length'] ?? Infinity);
      if (heavy === 'large' && size < LARGE) return work();
      const { account } = request.session;
      if (account === null) throw new Error('A call that is heavy needs a session.');
      const { uid } = account;
      return turns.take({ uid, isGone: () => request.raw.socket.destroyed }, work);
    };
  });
};
