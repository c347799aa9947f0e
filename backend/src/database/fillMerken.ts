import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import { readLijst } from '../projectinhoud/gevelvullingenLijst.ts';
import { merkenAt } from '../projectinhoud/merkenOf.ts';
import { projects } from './schema/projects.ts';

/** Projects that are held in memory at once. */
const BATCH = 50;

/**
 * Reads the merken of projects of which they are not known at their revision: stored before they were
 * kept so, or by an earlier release. Whatever their text is, reading it stops nothing.
 */
export const fillMerken = async (database: PgDatabase<PgQueryResultHKT>): Promise<void> => {
  let after = 0;
  for (;;) {
    const rows = await database
      .select({ id: projects.id, revision: projects.revision, text: projects.gevelvullingen_json })
      .from(projects)
      .where(
        and(
          gt(projects.id, after),
          sql`${projects.merken_revision} is distinct from ${projects.revision}`,
        ),
      )
      .orderBy(asc(projects.id))
      .limit(BATCH);
    for (const { id, revision, text } of rows) {
      after = id;
      await database
        .update(projects)
        .set(merkenAt({ lijst: readLijst(text), text }, revision))
        .where(and(eq(projects.id, id), eq(projects.revision, revision)));
    }
    if (rows.length < BATCH) return;
  }
};
