import { and, eq, getTableColumns, gt, lt, ne, or, sql, type SQL } from 'drizzle-orm';

import { tokenHash } from './token.ts';
import type { Database } from '../database/connect.ts';
import { isDiskFull } from '../database/databaseErrors.ts';
import { jsonIf, jsonOf } from '../database/jsonOf.ts';
import { groupMembers, groups } from '../database/schema/groups.ts';
import { projects } from '../database/schema/projects.ts';
import { sessions, users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds without a request after which a session ends. */
const SESSION_IDLE = 12 * HOUR;

/** Milliseconds after the login at which a session ends in any case. */
export const SESSION_ABSOLUTE = 23 * 24 * HOUR;

export interface SessionAccount {
  uid: number;
  name: string;
  /** What the user is called wherever people are named. */
  shown: string;
  /** The group whose provider let the user in, and that alone the session is for; null: a password did. */
  viaGroep: number | null;
}

/** How a session began that a provider let in. */
export interface SessionVia {
  groupId: number;
  /** The refresh token, sealed; null: the provider gave none. */
  vernieuwing: string | null;
  /** When the provider is asked again. */
  controle: Date;
}

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

const isLive = and(
  eq(sessions.id_hash, sql.placeholder('hash')),
  eq(users.status, true),
  gt(sessions.last_seen, sql.placeholder('seenAfter')),
  gt(sessions.created, sql.placeholder('createdAfter')),
);

const account = {
  uid: users.uid,
  name: users.name,
  shown: shownName,
  viaGroep: sessions.group_id,
  lastSeen: sessions.last_seen,
};

const project = {
  id: projects.id,
  uid: projects.uid,
  revision: projects.revision,
  isArchived: sql<boolean>`${projects.archived_at} is not null`,
  isDeleted: sql<boolean>`${projects.deleted_at} is not null`,
};

const place = {
  group: jsonIf(groups.id, getTableColumns(groups)),
  memberRoles: sql<string[] | null>`${groupMembers.roles}`,
  project: jsonIf(projects.id, project),
};

/** What a project itself says, as its row is read. */
interface StoredProject {
  head: string;
  gevelvullingen_json: string;
}

/** The same as columns beside those of the place; null: it is to be asked for by itself. */
export type StoredColumns = Readonly<Record<keyof StoredProject, SQL<string | null>>>;

const NOTHING: StoredColumns = { head: sql`null`, gevelvullingen_json: sql`null` };

const buildPlaceQuery = (database: Database, stored: StoredColumns, name: string) =>
  database
    .select({ caller: jsonOf({ ...account, place }), ...stored })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
    .leftJoin(groups, eq(groups.id, sql.placeholder('groupId')))
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.group_id, groups.id), eq(groupMembers.uid, users.uid)),
    )
    .leftJoin(
      projects,
      and(eq(projects.group_id, groups.id), eq(projects.id, sql.placeholder('projectId'))),
    )
    .where(isLive)
    .prepare(name);

/** Nearly every call asks one of these, so they are written once. Moments go in as text. */
const buildQueries = (database: Database, stored: StoredColumns) => ({
  alone: database
    .select({ caller: jsonOf(account) })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
    .where(isLive)
    .prepare('session'),
  within: buildPlaceQuery(database, NOTHING, 'session_within'),
  reading: buildPlaceQuery(database, stored, 'session_reading'),
});

/** A project as far as its path and its rights go. */
interface FoundProject {
  id: number;
  uid: number;
  revision: number;
  /** It was put away: nothing of it is written. */
  isArchived: boolean;
  isDeleted: boolean;
}

/** What the path of a request names, as it is for the caller; null: there is none. */
export interface FoundPlace {
  group: typeof groups.$inferSelect | null;
  /** The roles that the caller was given there; null: no member. */
  memberRoles: string[] | null;
  project: FoundProject | null;
  /** What the project says; null: nobody asked for it, or it was not read. */
  stored: StoredProject | null;
}

/** A live session with its account, and what the path names. */
interface Caller {
  account: SessionAccount;
  place: FoundPlace | null;
}

const storedIn = ({
  head,
  gevelvullingen_json,
}: Readonly<Record<keyof StoredProject, string | null>>): StoredProject | null =>
  head === null || gevelvullingen_json === null ? null : { head, gevelvullingen_json };

const createSessionSearch = (database: Database, stored: StoredColumns) => {
  const { alone, within, reading } = buildQueries(database, stored);
  const touch = async (hash: string, now: Date): Promise<void> => {
    try {
      await database.update(sessions).set({ last_seen: now }).where(eq(sessions.id_hash, hash));
    } catch (error) {
      // Reading goes on while nothing can be written.
      if (!isDiskFull(error)) throw error;
    }
  };
  /**
   * Who is behind a session, with the group and the project that the path names, in one statement; a blocked
   * account has no session. `keeps` false: nobody did anything, and the session goes on growing old. `reads`: with
   * what the project says.
   */
  return async (
    id: string,
    now: Date,
    {
      groupId,
      projectId,
      keeps,
      reads,
    }: { groupId: number | null; projectId: number | null; keeps: boolean; reads: boolean },
  ): Promise<Caller | null> => {
    const hash = tokenHash(id);
    const wanted = {
      hash,
      seenAfter: ago(now, SESSION_IDLE).toISOString(),
      createdAfter: ago(now, SESSION_ABSOLUTE).toISOString(),
    };
    const [row] =
      groupId === null
        ? (await alone.execute(wanted)).map(({ caller }) => ({ ...caller, place: null }))
        : (await (reads ? reading : within).execute({ ...wanted, groupId, projectId })).map(
            ({ caller, ...said }) => ({
              ...caller,
              place: { ...caller.place, stored: storedIn(said) },
            }),
          );
    if (row === undefined) return null;
    const { lastSeen, place: found, ...known } = row;
    if (keeps && new Date(lastSeen) < ago(now, MINUTE)) await touch(hash, now);
    return { account: known, place: found };
  };
};

/** Sessions of logged-in users, by the id in the cookie; the database only sees its hash. */
export const createSessions = (database: Database, stored = NOTHING) => ({
  find: createSessionSearch(database, stored),

  insert: async (
    id: string,
    { uid, via }: { uid: number; via: SessionVia | null },
    now: Date,
  ): Promise<void> => {
    const begun = { id_hash: tokenHash(id), uid, created: now, last_seen: now };
    const provided =
      via === null
        ? {}
        : {
            group_id: via.groupId,
            vernieuwing: via.vernieuwing,
            controle: via.controle,
            gecontroleerd: now,
          };
    await database.insert(sessions).values({ ...begun, ...provided });
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
