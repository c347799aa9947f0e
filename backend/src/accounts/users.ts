import { and, desc, eq, exists, inArray, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { groupMembers } from '../database/schema/groups.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';

/** What a login needs to know of an account. */
export interface Account {
  uid: number;
  name: string;
  full_name: string | null;
  mail: string;
  passHash: string;
  /** Not blocked. */
  isActive: boolean;
}

export type User = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, 'uid' | 'login'>;
export type UserChanges = Partial<Omit<NewUser, 'name' | 'created'>>;

const hasMail = (mail: string) => sql`lower(${users.mail}) = lower(${mail})`;
const hasName = (name: string) => sql`lower(${users.name}) = lower(${name})`;

/** Signs that are written, or look, like these. */
const APOSTROPHES = '`\u00B4\u2018\u2019\u201B\u2032';
const HYPHENS = '\u02D7\u058A\u05BE\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\uFE58';
const [FROM, TO] = [
  APOSTROPHES + HYPHENS,
  "'".repeat(APOSTROPHES.length) + '-'.repeat(HYPHENS.length),
];

/** A name as a reader tells it from others: with one space for several, one hyphen for all, and ij for its ligature. */
const asSeen = (name: AnyColumn | string): SQL =>
  sql`regexp_replace(lower(normalize(translate(${name}, ${FROM}, ${TO}), NFKC)), '\\s+', ' ', 'g')`;
const looksLike = (column: AnyColumn, name: string): SQL =>
  sql`${asSeen(column)} = ${asSeen(name)}`;

export const createUsers = (database: Database) => ({
  /** Finds an account by user name or e-mail; a user name goes before another's e-mail. */
  findByNameOrMail: async (nameOrMail: string): Promise<Account | null> => {
    const rows = await database
      .select({
        uid: users.uid,
        name: users.name,
        full_name: users.full_name,
        mail: users.mail,
        passHash: users.pass_hash,
        isActive: users.status,
      })
      .from(users)
      .where(or(hasName(nameOrMail), hasMail(nameOrMail)))
      .orderBy(desc(hasName(nameOrMail)))
      .limit(1);
    return rows[0] ?? null;
  },

  find: async (uid: number): Promise<User | null> => {
    const rows = await database.select().from(users).where(eq(users.uid, uid));
    return rows[0] ?? null;
  },

  /** Everybody, with the groups and the roles that were given there, as text. */
  list: () =>
    database
      .select({
        uid: users.uid,
        name: users.name,
        mail: users.mail,
        status: users.status,
        memberships: sql<string>`coalesce(string_agg(
          ${groupMembers.group_id} || ' ' || array_to_string(${groupMembers.roles}, ', '), '; '
          order by ${groupMembers.group_id}), 'geen groep')`,
      })
      .from(users)
      .leftJoin(groupMembers, eq(groupMembers.uid, users.uid))
      .groupBy(users.uid)
      .orderBy(users.uid),

  /** What the user is called. */
  shownNameOf: async (uid: number): Promise<string> => {
    const rows = await database.select({ shownName }).from(users).where(eq(users.uid, uid));
    return rows[0]?.shownName ?? '';
  },

  /** Somebody else logs in with a name that looks like this one, or a member of one of these groups is called so. */
  isShownTaken: async (
    name: string,
    { uid, groupIds }: { uid: number; groupIds: readonly number[] },
  ): Promise<boolean> => {
    const isColleague = exists(
      database
        .select({ uid: groupMembers.uid })
        .from(groupMembers)
        .where(and(eq(groupMembers.uid, users.uid), inArray(groupMembers.group_id, groupIds))),
    );
    const isLogin = looksLike(users.name, name);
    const isCalledSo = looksLike(users.full_name, name);
    const taken = groupIds.length === 0 ? isLogin : or(isLogin, and(isColleague, isCalledSo));
    const rows = await database
      .select({ uid: users.uid })
      .from(users)
      .where(and(ne(users.uid, uid), taken))
      .limit(1);
    return rows.length > 0;
  },

  /** Somebody logs in with a name that looks like this one. */
  isNameTaken: async (name: string): Promise<boolean> => {
    const rows = await database
      .select({ uid: users.uid })
      .from(users)
      .where(looksLike(users.name, name))
      .limit(1);
    return rows.length > 0;
  },

  /** @param exceptUid the account that asks; 0: none */
  isMailTaken: async (mail: string, exceptUid: number): Promise<boolean> => {
    const rows = await database
      .select({ uid: users.uid })
      .from(users)
      .where(and(hasMail(mail), ne(users.uid, exceptUid)));
    return rows.length > 0;
  },

  /**
   * Changes an account that still has this password.
   * @returns false when it has another one by now. Throws the database's 23505 when the mail is
   * taken.
   */
  update: async (
    { uid, pass_hash }: Pick<User, 'uid' | 'pass_hash'>,
    changes: UserChanges,
  ): Promise<boolean> => {
    const changed = await database
      .update(users)
      .set(changes)
      .where(and(eq(users.uid, uid), eq(users.pass_hash, pass_hash)))
      .returning({ uid: users.uid });
    return changed.length > 0;
  },

  setPassword: async (uid: number, passHash: string, now: Date): Promise<void> => {
    await database
      .update(users)
      .set({ pass_hash: passHash, changed: now })
      .where(eq(users.uid, uid));
  },

  block: async (uid: number, now: Date): Promise<void> => {
    await database.update(users).set({ status: false, changed: now }).where(eq(users.uid, uid));
  },

  /**
   * Takes everything personal out of an account and blocks it. What it made keeps its number; name and
   * address are such that nobody can register them.
   * @param passHash of a password that nobody knows
   */
  anonymise: async (uid: number, passHash: string, now: Date): Promise<void> => {
    await database
      .update(users)
      .set({
        name: `verwijderde gebruiker ${uid}`,
        full_name: null,
        mail: `verwijderd ${uid}`,
        pass_hash: passHash,
        status: false,
        company_name: null,
        address: null,
        postal_code: null,
        city: null,
        contact_person: null,
        changed: now,
        login: null,
      })
      .where(eq(users.uid, uid));
  },

  recordLogin: async (uid: number, moment: Date): Promise<void> => {
    await database.update(users).set({ login: moment }).where(eq(users.uid, uid));
  },

  /** @returns the uid. Throws the database's 23505 when name or mail is taken. */
  insert: async (user: NewUser): Promise<number> => {
    const [row] = await database.insert(users).values(user).returning({ uid: users.uid });
    if (row === undefined) throw new Error('The user was not stored.');
    return row.uid;
  },

  isEmpty: async (): Promise<boolean> => {
    const rows = await database.select({ uid: users.uid }).from(users).limit(1);
    return rows.length === 0;
  },
});
