import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';

const columns = {
  id: projects.id,
  naam: projects.name,
  referentienummer: projects.referentienummer,
  werkadres: projects.werkadres,
  plaats: projects.plaats_werkadres,
  beheerder: shownName,
  gemaakt: projects.created,
  gewijzigd: projects.changed,
  gearchiveerd: projects.archived_at,
};

/** The projects of a company that are not deleted, without what is in them. */
export const projectenOf = (database: Database, groupId: number) =>
  database
    .select(columns)
    .from(projects)
    .innerJoin(users, eq(users.uid, projects.uid))
    .where(and(eq(projects.group_id, groupId), isNull(projects.deleted_at)))
    .orderBy(asc(projects.id));

export type ArchiefProject = Awaited<ReturnType<typeof projectenOf>>[number];

/** How many deleted ones could still be restored. */
export const countVerwijderd = async (database: Database, groupId: number): Promise<number> => {
  const [row] = await database
    .select({ aantal: count() })
    .from(projects)
    .where(and(eq(projects.group_id, groupId), isNotNull(projects.deleted_at)));
  return row?.aantal ?? 0;
};
