import { and, desc, eq, exists, inArray, isNotNull, max, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import {
  projectRevisionRows as rows,
  projectRevisions as revisions,
} from '../database/schema/projectRevisions.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import type { GemeldeWijziging } from '../http/httpProblem.ts';

/** The last revision of a project, or of a part of it. */
export interface WantedLast {
  projectId: number;
  /** Null: all of it. */
  part?: 'gegevens' | { gevelvullingen: readonly string[] } | null;
}

const newestOf = (database: Database, projectId: number) =>
  database
    .select({ newest: max(revisions.revision) })
    .from(revisions)
    .where(eq(revisions.project_id, projectId));

const changesPart = (database: Database, part: NonNullable<WantedLast['part']> | null) => {
  if (part === null) return undefined;
  if (part === 'gegevens') return isNotNull(revisions.data_after);
  return exists(
    database
      .select({ one: sql`1` })
      .from(rows)
      .where(
        and(
          eq(rows.project_id, revisions.project_id),
          eq(rows.revision, revisions.revision),
          inArray(rows.gevelvulling_id, [...part.gevelvullingen]),
        ),
      ),
  );
};

/**
 * Who saved last, of the project or a part of it; null: nobody since it was made, or an earlier release
 * saved since, which does not say.
 */
export const findLastWijziging = async (
  database: Database,
  { projectId, part = null }: WantedLast,
): Promise<GemeldeWijziging | null> => {
  const [row] = await database
    .select({ door: { uid: users.uid, name: shownName }, op: revisions.created })
    .from(revisions)
    .innerJoin(users, eq(users.uid, revisions.uid))
    .innerJoin(projects, eq(projects.id, revisions.project_id))
    .where(
      and(
        eq(revisions.project_id, projectId),
        sql`${projects.revision} = (${newestOf(database, projectId)})`,
        changesPart(database, part),
      ),
    )
    .orderBy(desc(revisions.revision))
    .limit(1);
  return row === undefined ? null : { ...row, op: row.op.toISOString() };
};
