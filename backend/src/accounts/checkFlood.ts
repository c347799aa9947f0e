import { HttpProblem } from '../http/httpProblem.ts';
import { createFlood, type FloodEvent } from './flood.ts';
import type { Services } from '../http/services.ts';

/**
 * Counts what may be done so often only.
 * @throws HttpProblem 429 above the limit
 */
export const checkFlood = async (
  { database, now }: Services,
  event: FloodEvent,
  message = 'Too many requests.',
): Promise<void> => {
  const flood = createFlood(database);
  if ((await flood.attempt(event, now())) !== null) return;
  const retryAfter = await flood.secondsLeft(event, now());
  throw new HttpProblem(429, 'rate_limit', { message, retryAfter });
};
