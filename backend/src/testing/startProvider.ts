import { createServer, request, type IncomingMessage } from 'node:http';

import { Provider } from 'oidc-provider';

/** What a provider says of somebody. */
type Claims = Readonly<Record<string, unknown>>;

export interface TestProvider {
  issuer: string;
  clientId: string;
  /** Of another application of the same company, with the same secret. */
  otherClientId: string;
  secret: string;
  /** Whom it knows, by the subject; who is taken out is known no more. */
  people: Map<string, Claims>;
  /** Walks through it as this person. @returns the address that the browser is sent back to */
  walk: (address: string, subject: string) => Promise<string>;
  /** Does something once, while it is asked what it is. */
  whileAsked: (act: () => Promise<unknown>) => void;
  close: () => Promise<void>;
}

/** One step of a browser. */
const step = (address: string, cookie: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { headers: { cookie } }, (message) => {
      message.resume();
      message.on('end', () => resolve(message));
    });
    sent.on('error', reject);
    sent.end();
  });

/** Where a server on this machine listens. */
export const portOf = (server: ReturnType<typeof createServer>): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return address.port;
};

/** A real OpenID provider on this machine, which lets in whoever a test says. */
export const startProvider = async (redirectUris: string[]): Promise<TestProvider> => {
  const people = new Map<string, Claims>();
  let current = '';
  const [clientId, secret] = ['adviestool', 'een geheim van de aanbieder'];
  const otherClientId = 'adviestool-2';
  let handle: ReturnType<Provider['callback']> | null = null;
  let finish: ((...exchange: Parameters<ReturnType<Provider['callback']>>) => void) | null = null;
  let meanwhile: (() => Promise<unknown>) | null = null;
  const server = createServer((incoming, outgoing) => {
    const isLogin = incoming.url?.startsWith('/interaction/') === true;
    const act = incoming.url?.startsWith('/.well-known/') === true ? meanwhile : null;
    if (act !== null) meanwhile = null;
    if (isLogin) finish?.(incoming, outgoing);
    else void Promise.resolve(act?.()).then(() => handle?.(incoming, outgoing));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${portOf(server)}`;

  const provider = new Provider(issuer, {
    clients: [clientId, otherClientId].map((client_id) => ({
      client_id,
      client_secret: secret,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    cookies: { keys: ['een sleutel van deze proef'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: async () => true,
    findAccount: async (_ctx, sub) => {
      const claims = people.get(sub);
      return claims === undefined
        ? undefined
        : { accountId: sub, claims: async () => ({ sub, ...claims }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        ...(oidc.client !== undefined && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email profile offline_access');
      await grant.save();
      return grant;
    },
  });
  handle = provider.callback();
  finish = (incoming, outgoing) =>
    void provider.interactionFinished(incoming, outgoing, { login: { accountId: current } });

  return {
    issuer,
    clientId,
    otherClientId,
    secret,
    people,
    whileAsked: (act) => {
      meanwhile = act;
    },
    walk: async (address, subject) => {
      current = subject;
      const jar = new Map<string, string>();
      let next = address;
      while (new URL(next).origin === issuer) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const { headers } = await step(next, cookie);
        for (const given of headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
          jar.set(name, value);
        }
        if (headers.location === undefined) throw new Error(`The provider stays at ${next}.`);
        next = new URL(headers.location, next).href;
      }
      return next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
