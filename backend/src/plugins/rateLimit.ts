import { fastifyRateLimit } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

import { ruleOf } from '../accounts/routeRules.ts';
import { HttpProblem } from '../httpProblem.ts';
import type { App, Services } from '../services.ts';
import { isUnsafe } from './requestGuard.ts';

/** Milliseconds. */
const WINDOW = 60_000;

type Limiter = ReturnType<App['createRateLimit']>;

const refuseAbove = async (limiter: Limiter, request: FastifyRequest): Promise<void> => {
  const state = await limiter(request);
  if (!state.isAllowed && state.isExceeded) {
    const retryAfter = Math.max(1, state.ttlInSeconds);
    throw new HttpProblem(429, 'rate_limit', { message: 'Too many requests.', retryAfter });
  }
};

export const registerRateLimitPlugin = async (app: App): Promise<void> => {
  await app.register(fastifyRateLimit, { global: false });
};

/** Requests of one address to the calls; the files of the site do not count. */
export const registerIpLimit = (app: App, { config }: Services): void => {
  const limiter = app.createRateLimit({ max: config.rateLimits.perIp, timeWindow: WINDOW });
  app.addHook('onRequest', async (request) => {
    const rule = ruleOf(request.method, request.routeOptions.url ?? '');
    if (rule === undefined || rule.session !== 'none') await refuseAbove(limiter, request);
  });
};

/** Writes of one user; the session must be known. */
export const registerWriteLimit = (app: App, { config }: Services): void => {
  const limiter = app.createRateLimit({
    max: config.rateLimits.writes,
    timeWindow: WINDOW,
    keyGenerator: (request) => `user ${request.session.account?.uid ?? 0}`,
  });
  app.addHook('onRequest', async (request) => {
    if (isUnsafe(request) && request.session.account !== null) await refuseAbove(limiter, request);
  });
};
