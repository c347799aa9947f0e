import { and, eq, gt, lt, notInArray, or, sql } from 'drizzle-orm';

import { tokenHash } from '../http/token.ts';
import type { Database } from '../database/connect.ts';
import { isDiskFull } from '../database/databaseErrors.ts';
import { groupMembers } from '../database/schema/groups.ts';
import { inzageLinks, inzageSessions } from '../database/schema/inzage.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import {
  inzageVanColumns,
  inzageVanOf,
  isMembershipOfMaker,
  isOpen,
  type InzageVan,
} from './liveLink.ts';

/** Milliseconds after its last call that a session of a link ends; the link itself opens a new one. */
const INZAGE_IDLE = 12 * 3_600_000;

/** The same of a link for the site: a phone may be without a network for that long. */
const BOUWPLAATS_IDLE = 14 * 24 * 3_600_000;

/** Milliseconds between two notes that a session is in use. */
const NOTED = 60_000;

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

const isOfBouwplaats = sql`${inzageLinks.soort} is not distinct from 'bouwplaats'`;

/** Of sessions joined with their links. */
const isInUse = (now: Date) =>
  or(
    gt(inzageSessions.last_seen, ago(now, INZAGE_IDLE)),
    and(isOfBouwplaats, gt(inzageSessions.last_seen, ago(now, BOUWPLAATS_IDLE))),
  );

/** Sessions of links that show a project. They are no sessions of users: no call of those takes one. */
export const createInzageSessions = (database: Database) => {
  /** Notes the use of a session and of its link. */
  const note = async (hash: string, link: string, now: Date): Promise<void> => {
    try {
      await database
        .update(inzageSessions)
        .set({ last_seen: now })
        .where(eq(inzageSessions.id_hash, hash));
      await database.update(inzageLinks).set({ last_used: now }).where(eq(inzageLinks.id, link));
    } catch (error) {
      // Reading goes on while nothing can be written.
      if (!isDiskFull(error)) throw error;
    }
  };

  return {
    insert: async (id: string, link: string, now: Date): Promise<void> => {
      await database
        .insert(inzageSessions)
        .values({ id_hash: tokenHash(id), link_id: link, created: now, last_seen: now });
      await database.update(inzageLinks).set({ last_used: now }).where(eq(inzageLinks.id, link));
    },

    /** What a session of a link may see as the link stands now; null: nothing, or nothing any more. */
    find: async (
      { id, link }: { id: string; link: string },
      now: Date,
    ): Promise<InzageVan | null> => {
      const hash = tokenHash(id);
      const [found] = await database
        .select({ ...inzageVanColumns, lastSeen: inzageSessions.last_seen })
        .from(inzageSessions)
        .innerJoin(inzageLinks, eq(inzageLinks.id, inzageSessions.link_id))
        .innerJoin(projects, eq(projects.id, inzageLinks.project_id))
        .innerJoin(users, eq(users.uid, inzageLinks.created_by))
        .leftJoin(groupMembers, isMembershipOfMaker)
        .where(
          and(
            eq(inzageSessions.id_hash, hash),
            eq(inzageSessions.link_id, link),
            isInUse(now),
            isOpen(now),
          ),
        );
      const inzage = inzageVanOf(found);
      if (found === undefined || inzage === null) return null;
      if (found.lastSeen < ago(now, NOTED)) await note(hash, link, now);
      return inzage;
    },

    removeExpired: async (now: Date): Promise<void> => {
      const ofBouwplaats = database
        .select({ id: inzageLinks.id })
        .from(inzageLinks)
        .where(isOfBouwplaats);
      await database
        .delete(inzageSessions)
        .where(
          or(
            lt(inzageSessions.last_seen, ago(now, BOUWPLAATS_IDLE)),
            and(
              lt(inzageSessions.last_seen, ago(now, INZAGE_IDLE)),
              notInArray(inzageSessions.link_id, ofBouwplaats),
            ),
          ),
        );
    },
  };
};
