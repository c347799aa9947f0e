import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import {
  bedrijfsloginAccounts,
  bedrijfsloginPogingen,
  bedrijfslogins,
} from '../database/schema/bedrijfslogin.ts';
import { groups } from '../database/schema/groups.ts';
import { sessions } from '../database/schema/users.ts';
import { tokenHash } from '../http/token.ts';

/** Milliseconds that somebody may be with the provider. */
const ATTEMPT_KEPT = 10 * 60_000;

type Instellingen = Omit<typeof bedrijfslogins.$inferSelect, 'changed'>;

/** With the moment since when it is set up so. */
export type Ingesteld = typeof bedrijfslogins.$inferSelect;

/** An account of a provider, in the group that trusts it. */
interface ProviderAccount {
  groupId: number;
  issuer: string;
  subject: string;
}

interface Attempt {
  state: string;
  /** What the cookie of the browser says. */
  cookie: string;
  groupId: number;
  verzegeld: string;
  bestemming: string;
}

const createAttempts = (database: Database) => ({
  insertAttempt: async ({ state, cookie, groupId, ...rest }: Attempt, now: Date): Promise<void> => {
    await database.insert(bedrijfsloginPogingen).values({
      state_hash: tokenHash(state),
      cookie_hash: tokenHash(cookie),
      group_id: groupId,
      ...rest,
      created: now,
    });
  },

  /** Takes what this browser began for this group, once; null: there is no such thing any more. */
  spendAttempt: async (
    { state, cookie, groupId }: Pick<Attempt, 'state' | 'cookie' | 'groupId'>,
    now: Date,
  ): Promise<Pick<Attempt, 'verzegeld' | 'bestemming'> | null> => {
    const [spent] = await database
      .delete(bedrijfsloginPogingen)
      .where(
        and(
          eq(bedrijfsloginPogingen.state_hash, tokenHash(state)),
          eq(bedrijfsloginPogingen.cookie_hash, tokenHash(cookie)),
          eq(bedrijfsloginPogingen.group_id, groupId),
        ),
      )
      .returning();
    return spent === undefined || now.getTime() - spent.created.getTime() > ATTEMPT_KEPT
      ? null
      : { verzegeld: spent.verzegeld, bestemming: spent.bestemming };
  },

  removeExpired: async (now: Date): Promise<void> => {
    await database
      .delete(bedrijfsloginPogingen)
      .where(lt(bedrijfsloginPogingen.created, new Date(now.getTime() - ATTEMPT_KEPT)));
  },
});

const createAccounts = (database: Database) => ({
  findAccount: async ({ groupId, issuer, subject }: ProviderAccount): Promise<number | null> => {
    const [row] = await database
      .select({ uid: bedrijfsloginAccounts.uid })
      .from(bedrijfsloginAccounts)
      .where(
        and(
          eq(bedrijfsloginAccounts.group_id, groupId),
          eq(bedrijfsloginAccounts.issuer, issuer),
          eq(bedrijfsloginAccounts.subject, subject),
        ),
      );
    return row?.uid ?? null;
  },

  /** Who of this provider opens an account; null: nobody. */
  findSubject: async (
    { groupId, issuer }: Pick<ProviderAccount, 'groupId' | 'issuer'>,
    uid: number,
  ): Promise<string | null> => {
    const [row] = await database
      .select({ subject: bedrijfsloginAccounts.subject })
      .from(bedrijfsloginAccounts)
      .where(
        and(
          eq(bedrijfsloginAccounts.group_id, groupId),
          eq(bedrijfsloginAccounts.issuer, issuer),
          eq(bedrijfsloginAccounts.uid, uid),
        ),
      );
    return row?.subject ?? null;
  },

  /** Throws the database's 23505 when it is somebody's by now. */
  linkAccount: async (
    { groupId, issuer, subject }: ProviderAccount,
    uid: number,
    now: Date,
  ): Promise<void> => {
    await database
      .insert(bedrijfsloginAccounts)
      .values({ group_id: groupId, issuer, subject, uid, created: now });
  },

  /** Of an account that ends, or is somebody else's from now on. */
  unlinkOf: async (uid: number): Promise<void> => {
    await database.delete(bedrijfsloginAccounts).where(eq(bedrijfsloginAccounts.uid, uid));
  },
});

/** How groups log in by a provider of their own; `database` may be a transaction. */
export const createBedrijfslogins = (database: Database) => ({
  ...createAttempts(database),
  ...createAccounts(database),

  find: async (groupId: number): Promise<Ingesteld | null> => {
    const [row] = await database
      .select()
      .from(bedrijfslogins)
      .where(eq(bedrijfslogins.group_id, groupId));
    return row ?? null;
  },

  /** Whether the group lets in nobody by password. */
  isPasswordForbidden: async (groupId: number): Promise<boolean> =>
    (await database.$count(groups, and(eq(groups.id, groupId), groups.wachtwoord_verboden))) > 0,

  /** Within a transaction: what the group is told of it changes with it. */
  write: async (
    instellingen: Instellingen,
    isPasswordForbidden: boolean,
    now: Date,
  ): Promise<void> => {
    const values = { ...instellingen, changed: now };
    await database
      .insert(bedrijfslogins)
      .values(values)
      .onConflictDoUpdate({ target: bedrijfslogins.group_id, set: values });
    await database
      .update(groups)
      .set({ bedrijfslogin: true, wachtwoord_verboden: isPasswordForbidden })
      .where(eq(groups.id, instellingen.group_id));
  },

  /** Within a transaction. Who came in by it is logged out; passwords are allowed again. */
  remove: async (groupId: number): Promise<void> => {
    await database.delete(bedrijfslogins).where(eq(bedrijfslogins.group_id, groupId));
    await database.delete(bedrijfsloginAccounts).where(eq(bedrijfsloginAccounts.group_id, groupId));
    await database.delete(sessions).where(eq(sessions.group_id, groupId));
    await database
      .update(groups)
      .set({ bedrijfslogin: false, wachtwoord_verboden: false })
      .where(eq(groups.id, groupId));
  },

  /**
   * Within a transaction, after the provider or how it is asked has changed: sessions end, and the links to accounts but
   * for those of `kept`, an issuer. Null keeps none: some number a user anew for each client.
   */
  endOthers: async (groupId: number, kept: string | null): Promise<void> => {
    await database.delete(sessions).where(eq(sessions.group_id, groupId));
    await database
      .delete(bedrijfsloginAccounts)
      .where(
        and(
          eq(bedrijfsloginAccounts.group_id, groupId),
          kept === null ? undefined : ne(bedrijfsloginAccounts.issuer, kept),
        ),
      );
  },

  /** Whether a session came in by the provider of the group, set up as it is now. */
  cameIn: async (groupId: number, sessionId: string | null): Promise<boolean> =>
    sessionId !== null &&
    (
      await database
        .select({ one: sql`1` })
        .from(sessions)
        .innerJoin(bedrijfslogins, eq(bedrijfslogins.group_id, sessions.group_id))
        .where(
          and(
            eq(sessions.id_hash, tokenHash(sessionId)),
            eq(sessions.group_id, groupId),
            gte(sessions.created, bedrijfslogins.changed),
          ),
        )
    ).length > 0,

  /** Lets the group in by password, or not; what is known of its provider stays. @returns false: there is no such group */
  forbidPasswords: async (groupId: number, isForbidden: boolean): Promise<boolean> =>
    (
      await database
        .update(groups)
        .set({ wachtwoord_verboden: isForbidden })
        .where(eq(groups.id, groupId))
        .returning({ id: sql`1` })
    ).length > 0,
});

export type { Instellingen };
