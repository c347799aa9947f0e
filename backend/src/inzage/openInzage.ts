import type * as CALLS from '@adviestool/contract/calls/inzage';
import { INZAGE_TOKEN } from '@adviestool/contract/inzage';

import { checkFlood } from '../accounts/checkFlood.ts';
import { floodOfIp } from '../accounts/floodLimits.ts';
import { tokenHash } from '../http/token.ts';
import { linkGebeurtenis } from './linkGebeurtenis.ts';
import { teksten } from './teksten.ts';
import { startInzageSession, werktNiet } from './inzageSession.ts';
import { createInzageLinks } from './inzageLinksStore.ts';
import type { InzageVan } from './liveLink.ts';
import { noteerHoogstensPerUur } from '../gebeurtenissen/noteer.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';

/** Characters of a hash in the audit log: enough to know a link again, too few to find it. */
const HASH_SHOWN = 12;

/**
 * What a token opens. Only a miss is counted, for the address: who shares it keeps the links that work, and a token
 * is too long to be guessed.
 * @throws HttpProblem 404, the same for one that never was and one that ended; 429 after too many of those
 */
const open = async (
  services: Services,
  { token, ip }: { token: string; ip: string },
): Promise<InzageVan> => {
  const { database, metrics, audit, now } = services;
  // What is no token is looked up as well, so that it takes as long.
  const found = await createInzageLinks(database).open(token, now());
  if (found !== null) return found;
  await checkFlood(services, floodOfIp('inzage_ip', ip), teksten.teVaak);
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
    const { link, soort, projectId } = opened;
    await startInzageSession(services, reply, opened);
    const geopend = { soort: linkGebeurtenis(soort, 'geopend'), uid: null, projectId };
    await noteerHoogstensPerUur(services.database, geopend, services.now());
    services.metrics.countInzage('geopend');
    services.audit('inzage_opened', { uid: 0, ip, link, project: projectId });
    return { id: link, soort };
  };
