import type { FastifyRequest } from 'fastify';

import { floodIp } from './floodIp.ts';
import { ruleOf } from '../rechten/routeRules.ts';
import { tokenHash } from './token.ts';
import { isDiskFull } from '../database/databaseErrors.ts';
import { HttpProblem } from './httpProblem.ts';
import type { App, Services } from './services.ts';
import { createRequestLimiter, type LimitedCall } from './createRequestLimiter.ts';
import { isUnsafe } from './requestGuard.ts';
import { createRequestCounts } from './requestCounts.ts';

/** Who is logged in shares an address with colleagues; who is not has nothing else. */
const callerOf = ({ session, ip }: FastifyRequest): string =>
  session.account === null || session.id === null
    ? `address ${floodIp(ip)}`
    : `session ${tokenHash(session.id)}`;

/** @param retryAfter seconds */
export const tooManyRequests = (retryAfter: number): HttpProblem =>
  new HttpProblem(429, 'rate_limit', { message: 'Too many requests.', retryAfter });

/**
 * Limits the calls of a session, or of an address without one, and the writes of a user from whatever
 * session and of a link from whatever address; the files of the site do not count. The session must be known.
 */
export const registerRateLimit = (app: App, { config, database }: Services): void => {
  const { perIp, writes } = config.rateLimits;
  const limiter = createRequestLimiter({
    counts: createRequestCounts(database),
    onError: (error) => app.log.warn({ err: error }, 'calls were not counted'),
  });
  const limit = async (call: LimitedCall): Promise<void> => {
    const wait = await limiter.take(call).catch((error: unknown) => {
      // What is read can be read on a full disk, on which nothing is counted.
      if (isDiskFull(error)) return null;
      throw error;
    });
    if (wait === null) return;
    const retryAfter = Math.max(1, Math.ceil(wait / 1000));
    throw tooManyRequests(retryAfter);
  };
  app.addHook('onRequest', async (request) => {
    const rule = ruleOf(request.method, request.routeOptions.url ?? '');
    if (rule?.session === 'none' && !rule.isLimited) return;
    await limit({ who: callerOf(request), limit: perIp });
    const { account } = request.session;
    if (isUnsafe(request) && account !== null) {
      await limit({ who: `user ${account.uid}`, limit: writes });
    }
  });
  // What a link shows is found after the other checks of a request.
  app.addHook('preParsing', async (request) => {
    if (request.inzage === null || !isUnsafe(request)) return;
    await limit({ who: `link ${request.inzage.link}`, limit: writes });
  });
  app.addHook('onClose', () => limiter.close());
};
