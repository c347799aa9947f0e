import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import type { Herkomst } from '@adviestool/contract/geschiedenis';
import type { ProjectBody, ProjectRecord } from '@adviestool/contract/project';

import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { inhoudOf, type Inhoud } from '../projectinhoud/inhoud.ts';
import type { Quota } from '../config/quota.ts';
import type { StoredSamenvatting } from './summarise.ts';
import { isArchived, readHead } from '../access/projectHead.ts';
import { checkAddition } from './checkAddition.ts';
import { DELETED_KEPT } from './deletedProjects.ts';
import { insertProject, type NewProject } from './insertProject.ts';
import { contentColumns, recordColumns, samenvattingColumns, toRecord } from './projectColumns.ts';
import { storeRevision, type Change, type HeldProject } from './storeRevision.ts';

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

const readRecord = async (database: Database, id: number): Promise<RevisedRecord | null> => {
  const [row] = await database
    .select({ ...recordColumns, revision: projects.revision })
    .from(projects)
    .innerJoin(users, eq(users.uid, projects.uid))
    .where(isLive(id));
  return row === undefined ? null : { record: toRecord(row), revision: row.revision };
};

/** As `find` of the projects, by a statement that is written once. */
export const createRecordSearch = (database: Database) => {
  const query = database
    .select({ ...recordColumns, revision: projects.revision })
    .from(projects)
    .innerJoin(users, eq(users.uid, projects.uid))
    .where(and(eq(projects.id, sql.placeholder('id')), isNull(projects.deleted_at)))
    .prepare('project_record');
  return async (id: number): Promise<RevisedRecord | null> => {
    const [row] = await query.execute({ id });
    return row === undefined ? null : { record: toRecord(row), revision: row.revision };
  };
};

const readStored = async (database: Database, id: number): Promise<RevisedRecord> => {
  const stored = await readRecord(database, id);
  if (stored === null) throw new Error(`Project ${id} is gone within its own transaction.`);
  return stored;
};

/** Projects that are not deleted; `database` may be a transaction. */
export const createProjects = (database: Database) => ({
  find: (id: number): Promise<RevisedRecord | null> => readRecord(database, id),

  /** As `find`, of a project that is there. */
  findStored: (id: number): Promise<RevisedRecord> => readStored(database, id),

  /** Stores a new project. With a quota: within a transaction. */
  insert: async (project: NewProject, body: ProjectBody, now: Date): Promise<RevisedRecord> =>
    readStored(database, await insertProject(database, { project, body, now })),

  /** Within a transaction: takes a project that is to be changed; null: it is gone. */
  hold: async (id: number): Promise<HeldProject | null> => {
    const [row] = await database
      .select({
        ...contentColumns,
        ...samenvattingColumns,
        owner: projects.uid,
        groupId: projects.group_id,
        revision: projects.revision,
        isArchived,
      })
      .from(projects)
      .where(isLive(id))
      .for('no key update');
    if (row === undefined) return null;
    const { owner, groupId, revision, isArchived: held, samenvatting, samenvatting_stamp } = row;
    const kept = { samenvatting, samenvatting_stamp };
    return { id, owner, groupId, revision, isArchived: held, ...kept, ...inhoudOf(row) };
  },

  /** Stores the next revision of a held project, with what it changed. @returns its number */
  store: (held: HeldProject, next: Inhoud, change: Change): Promise<number> =>
    storeRevision(database, { held, next }, change),

  /** What a summary is made of, at the revision that it is at; null: the project is gone. */
  findContent: async (id: number): Promise<(Inhoud & { revision: number }) | null> => {
    const [row] = await database
      .select({ ...contentColumns, revision: projects.revision })
      .from(projects)
      .where(isLive(id));
    return row === undefined ? null : { revision: row.revision, ...inhoudOf(row) };
  },

  /** Keeps a summary that was made later, unless the project has changed since. */
  keepSummary: async (
    { id, revision }: { id: number; revision: number },
    summary: StoredSamenvatting,
  ): Promise<void> => {
    await database.update(projects).set(summary).where(isExpected({ id, revision }));
  },

  /** What a project was made of, and the standards that it has, as JSON text. */
  findOorsprong: async (
    id: number,
  ): Promise<{ herkomst: Herkomst | null; standaarden: string | null } | null> => {
    const [row] = await database
      .select({ herkomst: projects.herkomst, standaarden: projects.standaarden })
      .from(projects)
      .where(isLive(id));
    return row ?? null;
  },

  /** Puts a project away, or takes it back; one that is so already stays as it is. @returns false: it is gone */
  archive: async (id: number, moment: Date | null): Promise<boolean> => {
    const archived_at = moment === null ? null : sql`coalesce(${projects.archived_at}, ${moment})`;
    const found = await database
      .update(projects)
      .set({ archived_at })
      .where(isLive(id))
      .returning({ id: projects.id });
    return found.length > 0;
  },

  /** Hides a project; it is kept for a while. @returns false when nothing was deleted */
  remove: async (
    expected: ExpectedProject,
    { uid, now }: { uid: number; now: Date },
  ): Promise<boolean> => {
    const removed = await database
      .update(projects)
      .set({ deleted_at: now, deleted_by: uid })
      .where(isExpected(expected))
      .returning({ id: projects.id });
    return removed.length > 0;
  },

  /**
   * Within a transaction: shows a deleted project again, at the revision it had; one that is not deleted stays as it is.
   * @throws HttpProblem 422 when its owner or the group has as many projects as it may by now
   */
  restore: async (
    { groupId, id }: { groupId: number; id: number },
    quota: Quota,
  ): Promise<RevisedRecord> => {
    const isDeleted = and(eq(projects.id, id), isNotNull(projects.deleted_at));
    const deleted = await readHead(database, isDeleted);
    if (deleted !== null) {
      // Its bytes count for as long as it is kept.
      const addition = { groupId, uid: deleted.uid, bytes: 0, aanleiding: 'herstel' } as const;
      await checkAddition(database, addition, quota);
      await database.update(projects).set({ deleted_at: null, deleted_by: null }).where(isDeleted);
    }
    return readStored(database, id);
  },

  /** Removes for good what was deleted long enough ago. */
  removeExpired: async (now: Date): Promise<void> => {
    await database
      .delete(projects)
      .where(lt(projects.deleted_at, new Date(now.getTime() - DELETED_KEPT)));
  },
});
