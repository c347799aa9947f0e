import type { BedrijfsloginReden } from '@adviestool/contract/bedrijfslogin';
import { LOGIN } from '@adviestool/contract/paths';
import { safeDestination } from '@adviestool/contract/safeDestination';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { accessOf } from '../access/access.ts';
import { createUsers } from '../accounts/users.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import type { App, Services } from '../http/services.ts';
import type { SessionCookies } from '../http/session.ts';
import { createBedrijfslogins } from './bedrijfsloginStore.ts';
import { claimsOf } from './claimsOf.ts';
import { createSeal, type Seal } from './createSeal.ts';
import type { Provider, Providers } from './createProviders.ts';
import { letIn } from './letIn.ts';
import { GeweigerdError } from './readPersoon.ts';

const BASE = '/api/v2/group/:groupId/bedrijfslogin';

/** Milliseconds to the next question whether somebody is still known. */
export const CHECK_INTERVAL = 15 * 60_000;
/** The same where the provider cannot be asked: a working day, and then a login. */
const WITHOUT_CHECK = 8 * 3_600_000;

const GOOGLE = 'https://accounts.google.com';

/** Where the provider of a group sends users back to. */
export const terugadresOf = (
  { siteOrigin }: Pick<Services, 'siteOrigin'>,
  groupId: number,
): string => `${siteOrigin()}${BASE.replace(':groupId', String(groupId))}/terug`;

/** What a refresh token is sealed for. */
export const refreshContext = ({ uid, groupId }: { uid: number; groupId: number }): string =>
  `vernieuwing ${groupId} ${uid}`;

const attemptContext = (state: string): string => `poging ${state}`;

const attemptSchema = z.object({
  nonce: z.string(),
  verifier: z.string(),
  /** When the login of the company was set up as it was then. */
  ingesteld: z.string(),
});

interface Ports {
  services: Services;
  cookies: SessionCookies;
  providers: Providers;
  seal: Seal;
}

const scopeFor = ({ configuration }: Provider): string => {
  const { scopes_supported: supported = [] } = configuration.serverMetadata();
  return ['openid', 'email', 'profile', 'offline_access']
    .filter((scope) => scope !== 'offline_access' || supported.includes(scope))
    .join(' ');
};

/** Remembers that this browser goes to the provider. @returns where it goes */
const begin = async (
  { services, seal }: Ports,
  provider: Provider,
  { groupId, cookie, bestemming }: { groupId: number; cookie: string; bestemming: string },
): Promise<string> => {
  const { client, configuration, instellingen } = provider;
  const ingesteld = instellingen.changed.toISOString();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const verifier = client.randomPKCECodeVerifier();
  await createBedrijfslogins(services.database).insertAttempt(
    {
      state,
      cookie,
      groupId,
      bestemming,
      verzegeld: seal.seal(JSON.stringify({ nonce, verifier, ingesteld }), attemptContext(state)),
    },
    services.now(),
  );
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: terugadresOf(services, groupId),
    scope: scopeFor(provider),
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(configuration.serverMetadata().issuer === GOOGLE && { access_type: 'offline' }),
  }).href;
};

/**
 * Takes somebody back from the provider. @returns where to in the product
 * @throws GeweigerdError, and what the library throws of an answer that is not right
 */
const finish = async (
  { services, cookies, providers, seal }: Ports,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> => {
  const { group } = accessOf(request);
  const url = new URL(terugadresOf(services, group.id));
  url.search = new URL(request.url, url).search;
  const state = url.searchParams.get('state');
  const cookie = request.session.id;
  if (state === null || cookie === null) throw new GeweigerdError('verlopen');
  const asked = { state, cookie, groupId: group.id };
  const spent = await createBedrijfslogins(services.database).spendAttempt(asked, services.now());
  const opened = spent === null ? null : seal.open(spent.verzegeld, attemptContext(state));
  const provider = await providers.find(group.id);
  if (spent === null || opened === null || provider === null) throw new GeweigerdError('verlopen');
  const attempt = attemptSchema.safeParse(JSON.parse(opened)).data;
  if (attempt === undefined) throw new GeweigerdError('verlopen');
  const { nonce, verifier, ingesteld } = attempt;

  const { client, configuration, instellingen } = provider;
  const tokens = await client.authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const subject = tokens.claims()?.sub ?? '';
  const claims = await claimsOf(provider, tokens, subject);
  const { issuer } = configuration.serverMetadata();
  const account = await letIn(services, {
    group,
    instellingen,
    ingesteld,
    issuer,
    subject,
    claims,
  });

  const { uid } = account;
  const refresh = tokens.refresh_token;
  const wait = refresh === undefined ? WITHOUT_CHECK : CHECK_INTERVAL;
  const via = {
    groupId: group.id,
    vernieuwing:
      refresh === undefined ? null : seal.seal(refresh, refreshContext({ uid, groupId: group.id })),
    controle: new Date(services.now().getTime() + wait),
  };
  const started = await cookies.start(request, reply, { ...account, via });
  if (started === null) throw new GeweigerdError('geblokkeerd');
  await createUsers(services.database).recordLogin(uid, services.now());
  services.audit('login', { uid, ip: request.ip, group: group.id });
  return spent.bestemming;
};

const redenOf = async (error: unknown): Promise<BedrijfsloginReden> => {
  if (error instanceof GeweigerdError) return error.reden;
  const { AuthorizationResponseError } = await import('openid-client');
  return error instanceof AuthorizationResponseError ? 'afgebroken' : 'storing';
};

/** The way of a browser to the provider of a company, and back from it. */
export const registerInloggen = (
  app: App,
  services: Services,
  { cookies, providers }: Pick<Ports, 'cookies' | 'providers'>,
): void => {
  const ports: Ports = { services, cookies, providers, seal: createSeal(services.signKey) };
  const goTo = (reply: FastifyReply, path: string): FastifyReply =>
    reply.redirect(`${services.siteOrigin()}${path}`);

  /** To the login page, which says why. */
  const refuse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
  ): Promise<FastifyReply> => {
    const reden = await redenOf(error);
    if (reden === 'storing') request.log.warn({ err: error }, 'a company login failed');
    const { group } = accessOf(request);
    // Whom the provider knows and the company does not let in; what opens nothing else is no one's doing.
    if (error instanceof GeweigerdError && reden !== 'verlopen') {
      const geweigerd = {
        soort: 'bedrijfslogin_geweigerd',
        uid: null,
        details: { reden },
      } as const;
      await noteer(services.database, { ...geweigerd, groupId: group.id }, services.now());
    }
    services.audit('company_login_refused', {
      uid: 0,
      ip: request.ip,
      group: group.id,
      code: reden,
    });
    return goTo(reply, `${LOGIN}?bedrijfslogin=${reden}`);
  };

  app.get(
    `${BASE}/inloggen`,
    { schema: { hide: true, querystring: z.object({ bestemming: z.string().optional() }) } },
    async (request, reply) => {
      const groupId = accessOf(request).group.id;
      try {
        const provider = await providers.find(groupId);
        if (provider === null) return await goTo(reply, LOGIN);
        const cookie = cookies.ensureId(request, reply);
        const bestemming = safeDestination(request.query.bestemming ?? null);
        return await reply.redirect(await begin(ports, provider, { groupId, cookie, bestemming }));
      } catch (error) {
        return refuse(request, reply, error);
      }
    },
  );

  app.get(`${BASE}/terug`, { schema: { hide: true } }, async (request, reply) => {
    try {
      return await goTo(reply, await finish(ports, request, reply));
    } catch (error) {
      return refuse(request, reply, error);
    }
  });
};
