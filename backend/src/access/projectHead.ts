import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';

/** What the access rules need to know of a project. */
export interface ProjectHead {
  id: number;
  uid: number;
  revision: number;
  /** It was put away: nothing of it is written. */
  isArchived: boolean;
}

interface WantedProject {
  groupId: number;
  id: number;
}

export const isArchived = sql<boolean>`${projects.archived_at} is not null`;

const isOfGroup = ({ groupId, id }: WantedProject) =>
  and(eq(projects.id, id), eq(projects.group_id, groupId));

export const readHead = async (
  database: Database,
  condition: SQL | undefined,
): Promise<ProjectHead | null> => {
  const rows = await database
    .select({ id: projects.id, uid: projects.uid, revision: projects.revision, isArchived })
    .from(projects)
    .where(condition);
  return rows[0] ?? null;
};

/** A project of a group that is not deleted. */
export const findHead = (database: Database, wanted: WantedProject): Promise<ProjectHead | null> =>
  readHead(database, and(isOfGroup(wanted), isNull(projects.deleted_at)));

/** As `findHead`, of a project that was deleted too. */
export const findHeadEvenDeleted = (
  database: Database,
  wanted: WantedProject,
): Promise<ProjectHead | null> => readHead(database, isOfGroup(wanted));
