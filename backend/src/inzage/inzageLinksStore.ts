import { randomUUID } from 'node:crypto';

import type {
  GroepInzageLink,
  InzageLink,
  InzageLinkVraag,
  InzageSoort,
} from '@adviestool/contract/inzage';
import { and, desc, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';

import { tokenHash } from '../http/token.ts';
import type { Database } from '../database/connect.ts';
import { groupMembers } from '../database/schema/groups.ts';
import { inzageLinks } from '../database/schema/inzage.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { linkColumns, toLink } from './inzageLinkRow.ts';
import {
  inzageVanColumns,
  inzageVanOf,
  isMembershipOfMaker,
  isOpen,
  makerColumns,
  mayShow,
  type InzageVan,
} from './liveLink.ts';

const DAY = 24 * 3_600_000;

/** Milliseconds that a link which does not work any more stays in the lists. */
const ENDED_KEPT = 90 * DAY;

/** Links of one project that work at the same time. */
const MOST = 50;

interface NewLink {
  projectId: number;
  uid: number;
  token: string;
  /** Of the call; a repeat finds its link by it. */
  key: string | null;
  vraag: InzageLinkVraag;
}

/** A link that ended with the right of who made it. */
interface EndedLink {
  projectId: number;
  /** Of that project, and whose it is. */
  naam: string;
  owner: number;
}

/** Links that show a project to who has no account; `database` may be a transaction. */
export const createInzageLinks = (database: Database) => {
  const findLink = async (id: string, now: Date): Promise<InzageLink> => {
    const [row] = await database
      .select(linkColumns)
      .from(inzageLinks)
      .innerJoin(projects, eq(projects.id, inzageLinks.project_id))
      .innerJoin(users, eq(users.uid, inzageLinks.created_by))
      .leftJoin(groupMembers, isMembershipOfMaker)
      .where(eq(inzageLinks.id, id));
    if (row === undefined) throw new Error('The link was not stored.');
    return toLink(row, now);
  };

  /** Gives the link of an earlier call with this key another token, for nobody heard the first. */
  const renew = async ({ projectId, uid, token, key, vraag }: NewLink): Promise<string | null> => {
    if (key === null) return null;
    const isSame = and(eq(inzageLinks.created_by, uid), eq(inzageLinks.request_key, key));
    const [known] = await database.select().from(inzageLinks).where(isSame);
    const isRepeat =
      known !== undefined &&
      known.withdrawn_at === null &&
      known.project_id === projectId &&
      known.label === vraag.label &&
      (known.soort ?? 'inzage') === (vraag.soort ?? 'inzage') &&
      known.expires.getTime() - known.created.getTime() === vraag.dagen * DAY;
    if (!isRepeat) return null;
    await database
      .update(inzageLinks)
      .set({ token_hash: tokenHash(token) })
      .where(isSame);
    return known.id;
  };

  /** Ends those that nobody ended yet. */
  const end = async (which: SQL | undefined, now: Date): Promise<void> => {
    await database
      .update(inzageLinks)
      .set({ withdrawn_at: now })
      .where(and(which, isNull(inzageLinks.withdrawn_at)));
  };

  return {
    /**
     * Keeps a new link. Within a transaction.
     * @returns null when its key was used for another one
     */
    insert: async (link: NewLink, now: Date): Promise<InzageLink | null> => {
      const { projectId, uid, token, key, vraag } = link;
      const [made] = await database
        .insert(inzageLinks)
        .values({
          id: randomUUID(),
          project_id: projectId,
          token_hash: tokenHash(token),
          created_by: uid,
          request_key: key,
          soort: vraag.soort ?? null,
          label: vraag.label,
          created: now,
          expires: new Date(now.getTime() + vraag.dagen * DAY),
        })
        .onConflictDoNothing()
        .returning({ id: inzageLinks.id });
      const id = made?.id ?? (await renew(link));
      return id === null ? null : findLink(id, now);
    },

    /** Whether a project has as many links that work as it may have. */
    isFull: async (projectId: number, now: Date): Promise<boolean> => {
      const found = await database
        .select(makerColumns)
        .from(inzageLinks)
        .innerJoin(projects, eq(projects.id, inzageLinks.project_id))
        .innerJoin(users, eq(users.uid, inzageLinks.created_by))
        .leftJoin(groupMembers, isMembershipOfMaker)
        .where(and(eq(inzageLinks.project_id, projectId), isOpen(now)));
      return found.filter(mayShow).length >= MOST;
    },

    /** What a token opens; null: nothing, or nothing any more. */
    open: async (token: string, now: Date): Promise<InzageVan | null> => {
      const [found] = await database
        .select(inzageVanColumns)
        .from(inzageLinks)
        .innerJoin(projects, eq(projects.id, inzageLinks.project_id))
        .innerJoin(users, eq(users.uid, inzageLinks.created_by))
        .leftJoin(groupMembers, isMembershipOfMaker)
        .where(and(eq(inzageLinks.token_hash, tokenHash(token)), isOpen(now)));
      return inzageVanOf(found);
    },

    /** Of a project, the newest first. */
    listOf: async (projectId: number, now: Date): Promise<InzageLink[]> => {
      const rows = await database
        .select(linkColumns)
        .from(inzageLinks)
        .innerJoin(projects, eq(projects.id, inzageLinks.project_id))
        .innerJoin(users, eq(users.uid, inzageLinks.created_by))
        .leftJoin(groupMembers, isMembershipOfMaker)
        .where(eq(inzageLinks.project_id, projectId))
        .orderBy(desc(inzageLinks.created), inzageLinks.id);
      return rows.map((row) => toLink(row, now));
    },

    /** Of every project of a group that is not deleted, the newest first. */
    listOfGroup: async (groupId: number, now: Date): Promise<GroepInzageLink[]> => {
      const rows = await database
        .select({ ...linkColumns, project: { id: projects.id, naam: projects.name } })
        .from(inzageLinks)
        .innerJoin(projects, eq(projects.id, inzageLinks.project_id))
        .innerJoin(users, eq(users.uid, inzageLinks.created_by))
        .leftJoin(groupMembers, isMembershipOfMaker)
        .where(and(eq(projects.group_id, groupId), isNull(projects.deleted_at)))
        .orderBy(desc(inzageLinks.created), inzageLinks.id);
      return rows.map(({ project, ...row }) => ({ ...toLink(row, now), project }));
    },

    /** @returns false when the project has no such link; one that was withdrawn before stays so */
    withdraw: async (
      { projectId, id }: { projectId: number; id: string },
      now: Date,
    ): Promise<InzageSoort | null> => {
      const isIt = and(eq(inzageLinks.id, id), eq(inzageLinks.project_id, projectId));
      const [found] = await database
        .select({ soort: inzageLinks.soort })
        .from(inzageLinks)
        .where(isIt);
      if (found === undefined) return null;
      await end(isIt, now);
      return found.soort ?? 'inzage';
    },

    /** Ends every link of projects that were deleted, or are somebody else's now. */
    endOf: (projectIds: readonly number[], now: Date): Promise<void> =>
      end(inArray(inzageLinks.project_id, [...projectIds]), now),

    /**
     * Ends the links of a user to projects that this user may not manage any more, and only those.
     * @param groupId of their projects; absent: of every group
     */
    endWithoutRight: async (
      { uid, groupId }: { uid: number; groupId?: number },
      now: Date,
    ): Promise<EndedLink[]> => {
      const ofGroup = groupId === undefined ? undefined : eq(projects.group_id, groupId);
      const found = await database
        .select({
          ...makerColumns,
          id: inzageLinks.id,
          projectId: projects.id,
          naam: projects.name,
        })
        .from(inzageLinks)
        .innerJoin(projects, eq(projects.id, inzageLinks.project_id))
        .innerJoin(users, eq(users.uid, inzageLinks.created_by))
        .leftJoin(groupMembers, isMembershipOfMaker)
        .where(and(eq(inzageLinks.created_by, uid), ofGroup, isOpen(now)))
        .orderBy(projects.id);
      const ended = found.filter((link) => !mayShow(link));
      await end(
        inArray(
          inzageLinks.id,
          ended.map(({ id }) => id),
        ),
        now,
      );
      return ended.map(({ projectId, naam, owner }) => ({ projectId, naam, owner }));
    },

    removeExpired: async (now: Date): Promise<void> => {
      const limit = new Date(now.getTime() - ENDED_KEPT);
      await database
        .delete(inzageLinks)
        .where(or(lt(inzageLinks.expires, limit), lt(inzageLinks.withdrawn_at, limit)));
    },
  };
};
