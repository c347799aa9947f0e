import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';

import { createEndedMemberships } from '../access/endedMemberships.ts';
import { lockGroup } from '../access/lockGroup.ts';
import type { Database } from '../database/connect.ts';
import { sessions } from '../database/schema/users.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import type { Services } from '../http/services.ts';
import { startRounds } from '../queue/startRounds.ts';
import { createBedrijfslogins } from './bedrijfsloginStore.ts';
import { claimsOf } from './claimsOf.ts';
import type { Provider, Providers } from './createProviders.ts';
import { createSeal, type Seal } from './createSeal.ts';
import { CHECK_INTERVAL, refreshContext } from './inloggen.ts';
import { followRole } from './letIn.ts';
import { GeweigerdError, mailOfClaims, rolOfClaims } from './readPersoon.ts';

/** Milliseconds between two looks. */
const INTERVAL = 60_000;
/** Milliseconds that a session goes on while the provider does not answer. */
const WITHOUT_ANSWER = 4 * 3_600_000;

interface Ports {
  services: Services;
  providers: Providers;
  seal: Seal;
}

type Sessie = typeof sessions.$inferSelect & { group_id: number };

/** Takes the session that is due first: two instances never take the same one. */
const takeDue = async (database: Database, now: Date): Promise<Sessie | null> => {
  const due = database
    .select({ id: sessions.id_hash })
    .from(sessions)
    .where(and(isNotNull(sessions.group_id), lte(sessions.controle, now)))
    .orderBy(sessions.controle)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await database
    .update(sessions)
    .set({ controle: new Date(now.getTime() + CHECK_INTERVAL) })
    .where(eq(sessions.id_hash, sql`(${due})`))
    .returning();
  return row === undefined || row.group_id === null ? null : { ...row, group_id: row.group_id };
};

/**
 * The provider says that its user may stay: keeps the next token, and gives the role that it says now.
 * @throws GeweigerdError when by what it says of the user, nobody would be let in
 */
const renew = async (
  { services: { database, now }, seal }: Ports,
  provider: Provider,
  sessie: Sessie & { refresh: string },
): Promise<void> => {
  const { client, configuration, instellingen } = provider;
  const lid = { groupId: sessie.group_id, uid: sessie.uid };
  const tokens = await client.refreshTokenGrant(configuration, sessie.refresh);
  const next = seal.seal(tokens.refresh_token ?? sessie.refresh, refreshContext(lid));
  await database
    .update(sessions)
    .set({ vernieuwing: next })
    .where(eq(sessions.id_hash, sessie.id_hash));
  const { issuer } = configuration.serverMetadata();
  const { findSubject } = createBedrijfslogins(database);
  const subject =
    tokens.claims()?.sub ?? (await findSubject({ groupId: lid.groupId, issuer }, lid.uid));
  const claims = subject === null ? {} : await claimsOf(provider, tokens, subject);
  await database
    .update(sessions)
    .set({ gecontroleerd: now() })
    .where(eq(sessions.id_hash, sessie.id_hash));
  // Some say nothing but that the user may stay.
  if (subject === null || claims['sub'] === undefined) return;
  const mail = mailOfClaims(claims, instellingen);
  await createEndedMemberships(database).keepMail(lid.groupId, { issuer, subject, mail });
  const rol = rolOfClaims(claims, instellingen);
  if (rol === undefined) return;
  await database.transaction(async (transaction) => {
    await lockGroup(transaction, lid.groupId);
    await followRole(transaction, lid, { rol, now: now() });
  });
};

/** Whether what went wrong is that the provider knows the user no more, and not that it is away. */
const isRefusal = async (error: unknown): Promise<boolean> => {
  if (error instanceof GeweigerdError) return true;
  const { ResponseBodyError } = await import('openid-client');
  return error instanceof ResponseBodyError && error.error === 'invalid_grant';
};

/** Whether nobody answered in time, as the library or the connection says. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause));

const end = async ({ services }: Ports, { id_hash, uid, group_id }: Sessie): Promise<void> => {
  await services.database.transaction(async (transaction) => {
    await transaction.delete(sessions).where(eq(sessions.id_hash, id_hash));
    const beeindigd = { soort: 'sessie_beeindigd', uid: null, over: uid } as const;
    await noteer(transaction, { ...beeindigd, groupId: group_id }, services.now());
  });
  services.audit('company_session_ended', { uid, group: group_id });
};

/** A round: whose provider did not answer in time is not waited for again, but by the sessions of others. */
interface Round {
  onError: (error: unknown) => void;
  silent: Set<number>;
}

const check = async (ports: Ports, sessie: Sessie, { onError, silent }: Round): Promise<void> => {
  const { services, providers, seal } = ports;
  const lid = { groupId: sessie.group_id, uid: sessie.uid };
  const refresh =
    sessie.vernieuwing === null ? null : seal.open(sessie.vernieuwing, refreshContext(lid));
  if (refresh === null) return end(ports, sessie);
  const last = sessie.gecontroleerd ?? sessie.created;
  const isTooLong = services.now().getTime() - last.getTime() > WITHOUT_ANSWER;
  if (silent.has(sessie.group_id)) return isTooLong ? end(ports, sessie) : undefined;
  try {
    const provider = await providers.find(sessie.group_id);
    if (provider === null) return await end(ports, sessie);
    await renew(ports, provider, { ...sessie, refresh });
  } catch (error) {
    if (isTimeout(error)) silent.add(sessie.group_id);
    if (isTooLong || (await isRefusal(error))) await end(ports, sessie);
    else onError(error);
  }
  return undefined;
};

/** Asks providers whether those whom they let in may stay, as far as that is due. */
export const checkSessies = async (
  services: Services,
  providers: Providers,
  { onError, signal }: { onError: (error: unknown) => void; signal?: AbortSignal },
): Promise<void> => {
  const ports: Ports = { services, providers, seal: createSeal(services.signKey) };
  const round: Round = { onError, silent: new Set() };
  for (;;) {
    if (signal?.aborted === true) return;
    const sessie = await takeDue(services.database, services.now());
    if (sessie === null) return;
    await check(ports, sessie, round);
  }
};

/** Asks again and again, until the returned function is called. */
export const startSessieChecks = (
  services: Services,
  providers: Providers,
  onError: (error: unknown) => void,
): (() => Promise<void>) =>
  startRounds({
    round: (signal) => checkSessies(services, providers, { onError, signal }),
    interval: INTERVAL,
    onError,
  });
