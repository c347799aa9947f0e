import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';

import { tokenHash } from './token.ts';
import type { Database } from '../database/connect.ts';
import { isDiskFull } from '../database/databaseErrors.ts';
import { sessions, users } from '../database/schema/users.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds without a request after which a session ends. */
const SESSION_IDLE = 12 * HOUR;

/** Milliseconds after the login at which a session ends in any case. */
export const SESSION_ABSOLUTE = 23 * 24 * HOUR;

export interface SessionAccount {
  uid: number;
  name: string;
}

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Nearly every call asks this, so the statement is written once. Moments go in as text. */
const buildSessionQuery = (database: Database) =>
  database
    .select({ uid: users.uid, name: users.name, lastSeen: sessions.last_seen })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
    .where(
      and(
        eq(sessions.id_hash, sql.placeholder('hash')),
        eq(users.status, true),
        gt(sessions.last_seen, sql.placeholder('seenAfter')),
        gt(sessions.created, sql.placeholder('createdAfter')),
      ),
    )
    .prepare('');

const createSessionSearch = (database: Database) => {
  const query = buildSessionQuery(database);
  const touch = async (hash: string, now: Date): Promise<void> => {
    try {
      await database.update(sessions).set({ last_seen: now }).where(eq(sessions.id_hash, hash));
    } catch (error) {
      // Reading goes on while nothing can be written.
      if (!isDiskFull(error)) throw error;
    }
  };
  /** The account behind a live session; a blocked account has none. */
  return async (id: string, now: Date): Promise<SessionAccount | null> => {
    const hash = tokenHash(id);
    const [row] = await query.execute({
      hash,
      seenAfter: ago(now, SESSION_IDLE).toISOString(),
      createdAfter: ago(now, SESSION_ABSOLUTE).toISOString(),
    });
    if (row === undefined) return null;
    if (row.lastSeen < ago(now, MINUTE)) {
      await touch(hash, now);
    }
    return { uid: row.uid, name: row.name };
  };
};

/** Sessions of logged-in users, by the id in the cookie; the database only sees its hash. */
export const createSessions = (database: Database) => ({
  find: createSessionSearch(database),

  insert: async (id: string, uid: number, now: Date): Promise<void> => {
    await database
      .insert(sessions)
      .values({ id_hash: tokenHash(id), uid, created: now, last_seen: now });
  },

  end: async (id: string): Promise<void> => {
    await database.delete(sessions).where(eq(sessions.id_hash, tokenHash(id)));
  },

  /** Ends every session of a user, but the one with this id. */
  endOf: async (uid: number, except: string | null = null): Promise<void> => {
    await database
      .delete(sessions)
      .where(
        and(
          eq(sessions.uid, uid),
          except === null ? undefined : ne(sessions.id_hash, tokenHash(except)),
        ),
      );
  },

  removeExpired: async (now: Date): Promise<void> => {
    await database
      .delete(sessions)
      .where(
        or(
          lt(sessions.last_seen, ago(now, SESSION_IDLE)),
          lt(sessions.created, ago(now, SESSION_ABSOLUTE)),
        ),
      );
  },
});
