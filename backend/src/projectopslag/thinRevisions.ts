import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../database/connect.ts';
import {
  projectRevisionRows as rows,
  projectRevisions as revisions,
} from '../database/schema/projectRevisions.ts';
import { mergeDeltas, type Delta, type DeltaRow } from '../projectinhoud/delta.ts';
import { monthOf, thinnedBefore } from './thinning.ts';
import { columnsOf, dataChange, insertRows, orderOf } from './revisionColumns.ts';

const rowsIn = (database: Database, projectId: number, revision: number): Promise<DeltaRow[]> =>
  database
    .select({ id: rows.gevelvulling_id, before: rows.before, after: rows.after })
    .from(rows)
    .where(and(eq(rows.project_id, projectId), eq(rows.revision, revision)))
    .orderBy(asc(rows.rank));

interface OldRevision {
  revision: number;
  previous: number;
  uid: number;
  created: Date;
  /** It was handed over or put back: what is told of that is true of it alone. */
  isApart: boolean;
  delta: Delta;
}

const readOld = async (
  database: Database,
  projectId: number,
  before: Date,
): Promise<OldRevision[]> => {
  const old = await database
    .select()
    .from(revisions)
    .where(and(eq(revisions.project_id, projectId), lt(revisions.created, before)))
    .orderBy(asc(revisions.revision))
    .for('update');
  const found: OldRevision[] = [];
  for (const row of old) {
    found.push({
      revision: row.revision,
      previous: row.previous,
      uid: row.uid,
      created: row.created,
      isApart: row.overgedragen_aan !== null || row.restored_from !== null,
      delta: {
        data: dataChange(row.data_before, row.data_after),
        rows: await rowsIn(database, projectId, row.revision),
        orderBefore: orderOf(row.order_before),
        textBefore: row.text_before,
      },
    });
  }
  return found;
};

/** Revisions of one month and one user that follow each other. */
const groupByMonth = (old: readonly OldRevision[]): [OldRevision, ...OldRevision[]][] => {
  const groups: [OldRevision, ...OldRevision[]][] = [];
  for (const each of old) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNext =
      last !== undefined &&
      each.previous === last.revision &&
      each.uid === last.uid &&
      !each.isApart &&
      !last.isApart &&
      monthOf(each.created) === monthOf(last.created);
    if (isNext) group?.push(each);
    else groups.push([each]);
  }
  return groups;
};

const thinProject = async (database: Database, projectId: number, before: Date): Promise<void> => {
  const isOf = (revision: number) =>
    and(eq(revisions.project_id, projectId), eq(revisions.revision, revision));
  for (const [first, ...others] of groupByMonth(await readOld(database, projectId, before))) {
    const last = others.at(-1);
    if (last === undefined) continue;
    const { revision } = last;
    const delta = others.reduce((sum, each) => mergeDeltas(sum, each.delta), first.delta);
    const gone = [first, ...others]
      .map((each) => each.revision)
      .filter((each) => each !== revision);
    await database
      .delete(revisions)
      .where(and(eq(revisions.project_id, projectId), inArray(revisions.revision, gone)));
    await database
      .delete(rows)
      .where(and(eq(rows.project_id, projectId), eq(rows.revision, revision)));
    await database
      .update(revisions)
      .set({ previous: first.previous, ...columnsOf(delta) })
      .where(isOf(revision));
    await insertRows(database, { projectId, revision }, delta.rows);
  }
};

const earlier = alias(revisions, 'earlier');

const monthIn = (created: AnyPgColumn) => sql`to_char(${created} at time zone 'UTC', 'YYYY-MM')`;

/**
 * Makes of what is older than a year one revision of those that a user made in one month without anybody else
 * between: the last, with everything that they changed. Works on one project at a time, so that nobody waits long.
 */
export const thinRevisions = async (database: Database, now: Date): Promise<void> => {
  const before = thinnedBefore(now);
  const crowded = await database
    .selectDistinct({ projectId: revisions.project_id })
    .from(revisions)
    .innerJoin(
      earlier,
      and(
        eq(earlier.project_id, revisions.project_id),
        eq(earlier.revision, revisions.previous),
        eq(earlier.uid, revisions.uid),
        eq(monthIn(earlier.created), monthIn(revisions.created)),
        isNull(earlier.overgedragen_aan),
        isNull(earlier.restored_from),
      ),
    )
    .where(
      and(
        lt(revisions.created, before),
        isNull(revisions.overgedragen_aan),
        isNull(revisions.restored_from),
      ),
    );
  for (const { projectId } of crowded) {
    await database.transaction((transaction) => thinProject(transaction, projectId, before));
  }
};
