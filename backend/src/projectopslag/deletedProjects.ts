import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import {
  DAGEN_BEWAARD,
  MEESTE_VERWIJDERDE,
  type VerwijderdProject,
} from '@adviestool/contract/verwijderdeProjecten';

import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { shownName, shownNameOf } from '../database/shownName.ts';

/** Milliseconds that a deleted project can still be restored. */
export const DELETED_KEPT = DAGEN_BEWAARD * 24 * 3_600_000;

const deleters = alias(users, 'deleters');
const door = { uid: deleters.uid, name: shownNameOf(deleters) };

/** Deleted projects of a group, the newest first; of one user, or of everybody. */
export const findDeletedProjects = async (
  database: Database,
  { groupId, uid }: { groupId: number; uid: number | null },
): Promise<VerwijderdProject[]> => {
  const rows = await database
    .select({
      id: projects.id,
      naam: projects.name,
      van: { uid: users.uid, name: shownName },
      door,
      op: sql<Date>`${projects.deleted_at}`.mapWith(projects.deleted_at),
    })
    .from(projects)
    .innerJoin(users, eq(users.uid, projects.uid))
    .leftJoin(deleters, eq(deleters.uid, projects.deleted_by))
    .where(
      and(
        eq(projects.group_id, groupId),
        isNotNull(projects.deleted_at),
        uid === null ? undefined : eq(projects.uid, uid),
      ),
    )
    .orderBy(desc(projects.deleted_at), desc(projects.id))
    .limit(MEESTE_VERWIJDERDE);
  return rows.map(({ op, ...row }) => ({
    ...row,
    op: op.toISOString(),
    tot: new Date(op.getTime() + DELETED_KEPT).toISOString(),
  }));
};
