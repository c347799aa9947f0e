import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import {
  projectRevisionRows as rows,
  projectRevisions as revisions,
} from '../database/schema/projectRevisions.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import type { Delta, DeltaRow } from '../projectinhoud/delta.ts';
import { contentAt, type Content } from './contentAt.ts';
import { findRevisions, type Person, type RevisionSummary } from './findRevisions.ts';
import { columnsOf, insertRows } from './revisionColumns.ts';
import { thinRevisions } from './thinRevisions.ts';

/** Who made a revision, of what and how. */
export interface RevisionHead {
  projectId: number;
  revision: number;
  /** The revision that it follows. */
  previous: number;
  uid: number;
  now: Date;
  /** The earlier revision that it puts back. */
  restoredFrom: number | null;
}

/** A revision and the one that it follows. */
export interface RevisionStep {
  revision: number;
  previous: number;
  created: Date;
}

/** Where a row stands among those of a project. */
interface RowPlace {
  revision: number;
  rank: number;
}

/** The history of projects; `database` may be a transaction. */
export const createProjectRevisions = (database: Database) => ({
  insert: async (
    { projectId, revision, previous, uid, now, restoredFrom }: RevisionHead,
    delta: Delta,
  ): Promise<void> => {
    await database.insert(revisions).values({
      project_id: projectId,
      revision,
      previous,
      uid,
      created: now,
      restored_from: restoredFrom,
      ...columnsOf(delta),
    });
    await insertRows(database, { projectId, revision }, delta.rows);
  },

  /** Each revision with the one that it follows, the newest first. */
  findSteps: (projectId: number): Promise<RevisionStep[]> =>
    database
      .select({
        revision: revisions.revision,
        previous: revisions.previous,
        created: revisions.created,
      })
      .from(revisions)
      .where(eq(revisions.project_id, projectId))
      .orderBy(desc(revisions.revision)),

  /** Whose the project was before it was handed over; null: it never was. */
  findFirstOwner: async (projectId: number): Promise<Person | null> => {
    const [row] = await database
      .select({ uid: users.uid, name: shownName })
      .from(revisions)
      .innerJoin(users, eq(users.uid, revisions.overgedragen_van))
      .where(eq(revisions.project_id, projectId))
      .orderBy(asc(revisions.revision))
      .limit(1);
    return row ?? null;
  },

  /** These revisions, the newest first. */
  findMany: (projectId: number, wanted: readonly number[]): Promise<RevisionSummary[]> =>
    findRevisions(database, projectId, wanted),

  /** What revisions changed in gevelvullingen, of each at most so many; null: all. */
  findRows: (
    projectId: number,
    wanted: readonly number[],
    most: number | null,
  ): Promise<(DeltaRow & { revision: number })[]> =>
    wanted.length === 0
      ? Promise.resolve([])
      : database
          .select({
            revision: rows.revision,
            id: rows.gevelvulling_id,
            before: rows.before,
            after: rows.after,
          })
          .from(rows)
          .where(
            and(
              eq(rows.project_id, projectId),
              inArray(rows.revision, [...wanted]),
              most === null ? undefined : lt(rows.rank, most),
            ),
          )
          .orderBy(desc(rows.revision), asc(rows.rank)),

  /** So many of the changes of these gevelvullingen since a revision, the newest first; `from`: those before it. */
  findRowsBack: (
    projectId: number,
    { since, from, ids, most }: { since: number; from: RowPlace; ids: string[]; most: number },
  ): Promise<(DeltaRow & RowPlace)[]> =>
    database
      .select({
        revision: rows.revision,
        rank: rows.rank,
        id: rows.gevelvulling_id,
        before: rows.before,
        after: rows.after,
      })
      .from(rows)
      .where(
        and(
          eq(rows.project_id, projectId),
          gt(rows.revision, since),
          sql`(${rows.revision}, ${rows.rank}) < (${from.revision}, ${from.rank})`,
          inArray(rows.gevelvulling_id, ids),
        ),
      )
      .orderBy(desc(rows.revision), desc(rows.rank))
      .limit(most),

  /** What these gevelvullingen were, before and after every change of them that is kept. */
  findTexts: async (projectId: number, ids: readonly string[]): Promise<string[]> => {
    const found = await database
      .select({ before: rows.before, after: rows.after })
      .from(rows)
      .where(and(eq(rows.project_id, projectId), inArray(rows.gevelvulling_id, [...ids])));
    return found.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  },

  /** The content that a project had at an earlier revision, made from what it has now. */
  contentAt: (projectId: number, revision: number, current: Content): Promise<Content> =>
    contentAt(database, { projectId, revision }, current),

  /** Keeps of what is older than a year less. */
  thin: (now: Date): Promise<void> => thinRevisions(database, now),
});
