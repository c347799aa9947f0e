import { sql, type SQL } from 'drizzle-orm';

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

export const isArchived = sql<boolean>`${projects.archived_at} is not null`;

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
