import type * as CALLS from '@adviestool/contract/calls/inzage';
import { INZAGE_TOKEN } from '@adviestool/contract/inzage';

import { admitAttempt } from '../accounts/admitAttempt.ts';
import { floodOfIp } from '../accounts/floodLimits.ts';
import { tokenHash } from '../http/token.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { teksten } from './teksten.ts';
import { startInzageSession, werktNiet } from './inzageSession.ts';
import { createInzageLinks, type InzageVan } from './inzageLinksStore.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { createFlood } from '../accounts/flood.ts';

/** Characters of a hash in the audit log: enough to know a link again, too few to find it. */
const HASH_SHOWN = 12;

/** Counts an attempt until it is known whether it failed. @throws HttpProblem 429 after too many failures */
const admit = async (services: Services, ip: string): Promise<number[]> => {
  const event = floodOfIp('inzage_ip', ip);
  const admission = await admitAttempt(services, [event]);
  if ('ids' in admission) return admission.ids;
  const retryAfter = await createFlood(services.database).secondsLeft(event, services.now());
  throw new HttpProblem(429, 'rate_limit', { message: teksten.teVaak, retryAfter });
};

/** What a token opens. @throws HttpProblem 404, the same for one that never was and one that ended */
const open = async (
  services: Services,
  { token, ip }: { token: string; ip: string },
): Promise<InzageVan> => {
  const { database, metrics, audit, now } = services;
  const attempt = await admit(services, ip);
  // What is no token is looked up as well, so that it takes as long.
  const found = await createInzageLinks(database).open(token, now());
  if (found !== null) {
    await createFlood(database).forget(attempt);
    return found;
  }
  await createFlood(database).fail(attempt);
  metrics.countInzage('mislukt');
  // What is no token may be a password that was pasted by mistake.
  const hash = INZAGE_TOKEN.test(token) ? tokenHash(token).slice(0, HASH_SHOWN) : undefined;
  audit('inzage_failed', { uid: 0, ip, ...(hash !== undefined && { hash }) });
  throw werktNiet();
};

/** `POST /api/v2/inzage`: exchanges the token of a link for a session that reads its project. */
export const openInzageHandler =
  (services: Services): Handlers<typeof CALLS>['openInzage'] =>
  async ({ body, ip }, reply) => {
    const opened = await open(services, { token: body.token, ip });
    const { link, projectId } = opened;
    await startInzageSession(services, reply, opened);
    services.metrics.countInzage('geopend');
    services.audit('inzage_opened', { uid: 0, ip, link, project: projectId });
    return { id: link };
  };
