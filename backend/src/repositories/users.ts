import { desc, eq, or, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { users } from '../database/schema.ts';

/** What a login needs to know of an account. */
export interface Account {
  uid: number;
  name: string;
  passHash: string;
  /** Not blocked. */
  isActive: boolean;
}

export type NewUser = Omit<typeof users.$inferInsert, 'uid' | 'login'>;

export const createUsers = (database: Database) => ({
  /** Finds an account by user name or e-mail; a user name goes before another's e-mail. */
  findByNameOrMail: async (nameOrMail: string): Promise<Account | null> => {
    const hasName = sql`lower(${users.name}) = lower(${nameOrMail})`;
    const rows = await database
      .select({
        uid: users.uid,
        name: users.name,
        passHash: users.pass_hash,
        isActive: users.status,
      })
      .from(users)
      .where(or(hasName, sql`lower(${users.mail}) = lower(${nameOrMail})`))
      .orderBy(desc(hasName))
      .limit(1);
    return rows[0] ?? null;
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
