import type { FastifyRequest } from 'fastify';

import { isUnsafe } from './requestGuard.ts';
import type { App, Check } from './services.ts';

/** Milliseconds that a body takes before who sends it is looked at again. */
const LATE = 100;

/**
 * Runs these checks again where the body took a while to come: whoever holds it back would else do what he may not
 * do any more. A usual call is asked for once.
 */
export const repeatChecks = (app: App, checks: readonly Check[]): void => {
  const since = new WeakMap<FastifyRequest, number>();
  app.addHook('preParsing', async (request) => {
    if (isUnsafe(request)) since.set(request, performance.now());
  });
  app.addHook('preValidation', async (request) => {
    const begun = since.get(request);
    if (begun === undefined || performance.now() - begun < LATE) return;
    for (const check of checks) await check(request);
  });
};
