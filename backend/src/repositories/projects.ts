import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';

import type { ProjectBody, ProjectRecord } from '@adviestool/contract/project';

import type { Database } from '../database/connect.ts';
import { projects, users } from '../database/schema.ts';
import { isConnectedElsewhere } from './externalConnections.ts';
import { recordColumns, toRecord } from './projectColumns.ts';

/** Milliseconds that a deleted project can still be restored. */
const DELETED_KEPT = 30 * 24 * 3_600_000;

/** What the access rules need to know of a project. */
export interface ProjectHead {
  id: number;
  uid: number;
  revision: number;
}

export interface RevisedRecord {
  record: ProjectRecord;
  revision: number;
}

/** A project, and the revision that a write expects to find; null: whichever. */
export interface ExpectedProject {
  id: number;
  revision: number | null;
}

const isLive = (id: number) => and(eq(projects.id, id), isNull(projects.deleted_at));

const isExpected = ({ id, revision }: ExpectedProject) =>
  and(isLive(id), revision === null ? undefined : eq(projects.revision, revision));

const readHead = async (
  database: Database,
  condition: SQL | undefined,
): Promise<ProjectHead | null> => {
  const rows = await database
    .select({ id: projects.id, uid: projects.uid, revision: projects.revision })
    .from(projects)
    .where(condition);
  return rows[0] ?? null;
};

const readRecord = async (database: Database, id: number): Promise<RevisedRecord | null> => {
  const [row] = await database
    .select({ ...recordColumns, revision: projects.revision })
    .from(projects)
    .innerJoin(users, eq(users.uid, projects.uid))
    .where(isLive(id));
  return row === undefined ? null : { record: toRecord(row), revision: row.revision };
};

const readStored = async (database: Database, id: number): Promise<RevisedRecord> => {
  const stored = await readRecord(database, id);
  if (stored === null) throw new Error(`Project ${id} is gone within its own transaction.`);
  return stored;
};

/** Projects that are not deleted; `database` may be a transaction. */
export const createProjects = (database: Database) => ({
  findHead: (groupId: number, id: number): Promise<ProjectHead | null> =>
    readHead(database, and(isLive(id), eq(projects.group_id, groupId))),

  /** As `findHead`, of a project that was deleted too. */
  findHeadEvenDeleted: (groupId: number, id: number): Promise<ProjectHead | null> =>
    readHead(database, and(eq(projects.id, id), eq(projects.group_id, groupId))),

  find: (id: number): Promise<RevisedRecord | null> => readRecord(database, id),

  insert: async (
    owner: { groupId: number; uid: number },
    body: ProjectBody,
    now: Date,
  ): Promise<RevisedRecord> => {
    const [row] = await database
      .insert(projects)
      .values({ ...body, group_id: owner.groupId, uid: owner.uid, created: now, changed: now })
      .returning({ id: projects.id });
    if (row === undefined) throw new Error('The project was not stored.');
    return readStored(database, row.id);
  },

  /** @returns null when the project is gone or at another revision; nothing is changed then. */
  update: (
    expected: ExpectedProject,
    body: ProjectBody,
    now: Date,
  ): Promise<RevisedRecord | null> =>
    database.transaction(async (transaction) => {
      const changed = await transaction
        .update(projects)
        .set({ ...body, changed: now, revision: sql`${projects.revision} + 1` })
        .where(isExpected(expected))
        .returning({ id: projects.id });
      return changed.length === 0 ? null : readStored(transaction, expected.id);
    }),

  /** Hides a project; it is kept for a while. @returns false when nothing was deleted. */
  remove: async (expected: ExpectedProject, now: Date): Promise<boolean> => {
    const removed = await database
      .update(projects)
      .set({ deleted_at: now })
      .where(isExpected(expected))
      .returning({ id: projects.id });
    return removed.length > 0;
  },

  /**
   * Shows a deleted project again, at the revision it had; one that is not deleted stays as it is.
   * @returns null when another live project of the group has one of its connections by now
   */
  restore: (groupId: number, id: number): Promise<RevisedRecord | null> =>
    database.transaction(async (transaction) => {
      if (await isConnectedElsewhere(transaction, { groupId, projectId: id })) return null;
      await transaction.update(projects).set({ deleted_at: null }).where(eq(projects.id, id));
      return readStored(transaction, id);
    }),

  /** Removes for good what was deleted long enough ago. */
  removeExpired: async (now: Date): Promise<void> => {
    await database
      .delete(projects)
      .where(lt(projects.deleted_at, new Date(now.getTime() - DELETED_KEPT)));
  },
});
