import { and, eq, inArray, lt, min, or } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { bedrijfsloginAccounts } from '../database/schema/bedrijfslogin.ts';
import { beeindigdeLidmaatschappen, verwijderdePersonen } from '../database/schema/groups.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import type { GemeldeWijziging } from '../http/httpProblem.ts';
import { tokenHash } from '../http/token.ts';

/** Milliseconds that it is told: a year. */
const KEPT = 365 * 24 * 3_600_000;

interface Membership {
  groupId: number;
  uid: number;
}

const isOf = ({ groupId, uid }: Membership) =>
  and(eq(beeindigdeLidmaatschappen.group_id, groupId), eq(beeindigdeLidmaatschappen.uid, uid));

const isLinkOf = ({ groupId, uid }: Membership) =>
  and(eq(bedrijfsloginAccounts.group_id, groupId), eq(bedrijfsloginAccounts.uid, uid));

/** What a provider says of somebody. */
interface Login {
  issuer: string;
  subject: string;
}

const mailHash = (groupId: number, mail: string): string =>
  tokenHash(JSON.stringify([groupId, mail.toLowerCase()]));

const loginHash = (groupId: number, { issuer, subject }: Login): string =>
  tokenHash(JSON.stringify([groupId, issuer, subject]));

const isOneOf = (groupId: number, { mail, logins }: { mail: string; logins: string[] }) =>
  and(
    eq(verwijderdePersonen.group_id, groupId),
    or(eq(verwijderdePersonen.mail_hash, mail), inArray(verwijderdePersonen.login_hash, logins)),
  );

/** Who would be known again, by what their account had. */
const createRemovedPersons = (database: Database) => {
  const hashesOf = async ({ groupId, uid }: Membership) => {
    const [user] = await database
      .select({ mail: users.mail })
      .from(users)
      .where(eq(users.uid, uid));
    const logins = await database
      .select({ issuer: bedrijfsloginAccounts.issuer, subject: bedrijfsloginAccounts.subject })
      .from(bedrijfsloginAccounts)
      .where(isLinkOf({ groupId, uid }));
    return {
      mail: mailHash(groupId, user?.mail ?? ''),
      logins: logins.map((login) => loginHash(groupId, login)),
    };
  };

  const forget = async (membership: Membership): Promise<void> => {
    const { groupId } = membership;
    const hashes = await hashesOf(membership);
    // The first row of a login has the address of the account; one that its provider said may be somebody else's by now.
    const firsts = database
      .select({ id: min(verwijderdePersonen.id) })
      .from(verwijderdePersonen)
      .where(eq(verwijderdePersonen.group_id, groupId))
      .groupBy(verwijderdePersonen.login_hash);
    const rows = await database
      .select({ login_hash: verwijderdePersonen.login_hash })
      .from(verwijderdePersonen)
      .where(and(isOneOf(groupId, hashes), inArray(verwijderdePersonen.id, firsts)));
    const logins = rows.flatMap(({ login_hash }) => login_hash ?? []);
    await database.delete(verwijderdePersonen).where(isOneOf(groupId, { ...hashes, logins }));
  };

  return {
    forget,

    keep: async (membership: Membership, op: Date): Promise<void> => {
      await forget(membership);
      const { mail, logins } = await hashesOf(membership);
      const rows = logins.length === 0 ? [null] : logins;
      await database.insert(verwijderdePersonen).values(
        rows.map((login_hash) => ({
          group_id: membership.groupId,
          mail_hash: mail,
          login_hash,
          op,
        })),
      );
    },

    /**
     * Keeps by which address its provider calls somebody who was taken out: the account may have another one, and the
     * provider may number its users anew.
     */
    keepMail: async (groupId: number, { mail, ...login }: Login & { mail: string }) => {
      const [mail_hash, login_hash] = [mailHash(groupId, mail), loginHash(groupId, login)];
      const rows = await database
        .select()
        .from(verwijderdePersonen)
        .where(
          and(
            eq(verwijderdePersonen.group_id, groupId),
            eq(verwijderdePersonen.login_hash, login_hash),
          ),
        );
      const [known] = rows;
      if (known === undefined || rows.some((row) => row.mail_hash === mail_hash)) return;
      const { op } = known;
      await database
        .insert(verwijderdePersonen)
        .values({ group_id: groupId, mail_hash, login_hash, op });
    },

    /** Whether somebody was taken out of the group whom its provider now lets in, also when the account has ended. */
    isRemoved: async (groupId: number, { mail, ...login }: Login & { mail: string }) =>
      (await database.$count(
        verwijderdePersonen,
        isOneOf(groupId, {
          mail: mailHash(groupId, mail),
          logins: [loginHash(groupId, login)],
        }),
      )) > 0,
  };
};

/** Who took whom out of a group; `database` may be a transaction. */
export const createEndedMemberships = (database: Database) => ({
  isRemoved: createRemovedPersons(database).isRemoved,
  keepMail: createRemovedPersons(database).keepMail,

  write: async ({ groupId, uid }: Membership, door: number, op: Date): Promise<void> => {
    await database
      .insert(beeindigdeLidmaatschappen)
      .values({ group_id: groupId, uid, door, op })
      .onConflictDoUpdate({
        target: [beeindigdeLidmaatschappen.group_id, beeindigdeLidmaatschappen.uid],
        set: { door, op },
      });
    await createRemovedPersons(database).keep({ groupId, uid }, op);
  },

  /** Who ended this membership, and when; null: nobody did, or nobody who can be asked. */
  find: async (membership: Membership): Promise<GemeldeWijziging | null> => {
    const [row] = await database
      .select({ door: { uid: users.uid, name: shownName }, op: beeindigdeLidmaatschappen.op })
      .from(beeindigdeLidmaatschappen)
      .innerJoin(users, and(eq(users.uid, beeindigdeLidmaatschappen.door), users.status))
      .where(isOf(membership));
    return row === undefined ? null : { door: row.door, op: row.op.toISOString() };
  },

  /** Of who is a member again; whom the provider let in before proves the address again, or somebody else does. */
  remove: async (membership: Membership): Promise<void> => {
    await database.delete(beeindigdeLidmaatschappen).where(isOf(membership));
    await createRemovedPersons(database).forget(membership);
    await database.delete(bedrijfsloginAccounts).where(isLinkOf(membership));
  },

  /** Of an account that ends; by what its person would be known again stays. */
  removeOf: async (uid: number): Promise<void> => {
    await database.delete(beeindigdeLidmaatschappen).where(eq(beeindigdeLidmaatschappen.uid, uid));
  },

  removeExpired: async (now: Date): Promise<void> => {
    const limit = new Date(now.getTime() - KEPT);
    await database.delete(beeindigdeLidmaatschappen).where(lt(beeindigdeLidmaatschappen.op, limit));
    await database.delete(verwijderdePersonen).where(lt(verwijderdePersonen.op, limit));
  },
});
