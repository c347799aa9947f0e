import type * as openidClient from 'openid-client';

import type { Services } from '../http/services.ts';
import { createBedrijfslogins, type Ingesteld } from './bedrijfsloginStore.ts';
import { createSeal } from './createSeal.ts';
import { checkAddress, createGuardedFetch } from './guardedFetch.ts';

/** Milliseconds that what a provider says of itself is kept: its keys change. */
const KEPT = 3_600_000;
const TIMEOUT_SECONDS = 10;

/** What a group's provider is asked with. */
export interface Provider {
  client: typeof openidClient;
  configuration: openidClient.Configuration;
  instellingen: Ingesteld;
}

/** What a secret is sealed for. */
export const secretContext = (groupId: number): string => `geheim ${groupId}`;

interface Known {
  issuer: string;
  clientId: string;
  secret: string;
}

/** @throws AddressError, and what the library throws when it does not answer as one; or when it stands for many */
const discover = async (
  { issuer, clientId, secret }: Known,
  allowsLocal: boolean,
): Promise<openidClient.Configuration> => {
  const client = await import('openid-client');
  const url = new URL(issuer);
  checkAddress(url, allowsLocal);
  const configuration = await client.discovery(url, clientId, secret, undefined, {
    [client.customFetch]: createGuardedFetch(allowsLocal),
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The signature too, and not the connection alone.
      client.enableNonRepudiationChecks,
      ...(allowsLocal ? [client.allowInsecureRequests] : []),
    ],
  });
  const { issuer: named, authorization_endpoint: endpoint } = configuration.serverMetadata();
  // The library fills in what a token says: every tenant of Microsoft.
  if (named.includes('{')) throw new Error('It stands for many.');
  checkAddress(new URL(endpoint ?? ''), allowsLocal);
  return configuration;
};

/**
 * Asks a provider that is to be stored what it is. @returns what it calls itself
 * @throws as `discover`; and when it calls itself otherwise than was typed, which the library lets pass at Microsoft and
 * for the address of a description
 */
export const askIssuer = async (known: Known, allowsLocal: boolean): Promise<string> => {
  const { issuer } = (await discover(known, allowsLocal)).serverMetadata();
  if (new URL(issuer).href !== new URL(known.issuer).href) {
    throw new Error('It calls itself otherwise.');
  }
  return issuer;
};

/** The providers of groups, each asked once in a while. */
export const createProviders = ({
  config,
  database,
  signKey,
  now,
}: Pick<Services, 'config' | 'database' | 'signKey' | 'now'>) => {
  const seal = createSeal(signKey);
  const known = new Map<
    number,
    { key: string; at: number; found: Promise<openidClient.Configuration> }
  >();

  const configurationOf = (groupId: number, asked: Known): Promise<openidClient.Configuration> => {
    const key = JSON.stringify(asked);
    const kept = known.get(groupId);
    if (kept?.key === key && now().getTime() - kept.at < KEPT) return kept.found;
    const found = discover(asked, config.isDevelopment);
    known.set(groupId, { key, at: now().getTime(), found });
    found.catch(() => known.delete(groupId));
    return found;
  };

  return {
    /** @returns null when the group has none; throws when it does not answer */
    find: async (groupId: number): Promise<Provider | null> => {
      const instellingen = await createBedrijfslogins(database).find(groupId);
      if (instellingen === null) return null;
      const secret = seal.open(instellingen.geheim, secretContext(groupId));
      if (secret === null) throw new Error('The secret of a provider was sealed with another key.');
      const { issuer, client_id: clientId } = instellingen;
      const configuration = await configurationOf(groupId, { issuer, clientId, secret });
      return { client: await import('openid-client'), configuration, instellingen };
    },
  };
};

export type Providers = ReturnType<typeof createProviders>;
