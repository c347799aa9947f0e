import { and, asc, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';

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
  created: Date;
  /** From whom to whom it was handed over; null: it was not. */
  van: number | null;
  aan: number | null;
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
      created: row.created,
      van: row.overgedragen_van,
      aan: row.overgedragen_aan,
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

/** Revisions of one month that follow each other. */
const groupByMonth = (old: readonly OldRevision[]): [OldRevision, ...OldRevision[]][] => {
  const groups: [OldRevision, ...OldRevision[]][] = [];
  for (const each of old) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNext =
      last !== undefined &&
      each.previous === last.revision &&
      monthOf(each.created) === monthOf(last.created);
    if (isNext) group?.push(each);
    else groups.push([each]);
  }
  return groups;
};

/** From whom it went first, to whom it went last. */
const handedOver = (month: readonly OldRevision[]) => ({
  overgedragen_van: month.find(({ van }) => van !== null)?.van ?? null,
  overgedragen_aan: month.findLast(({ aan }) => aan !== null)?.aan ?? null,
});

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
      .set({ previous: first.previous, ...handedOver([first, ...others]), ...columnsOf(delta) })
      .where(isOf(revision));
    await insertRows(database, { projectId, revision }, delta.rows);
  }
};

/**
 * Keeps of what is older than a year the last revision of each month, with everything that changed
 * in that month. Works on one project at a time, so that nobody waits long.
 */
export const thinRevisions = async (database: Database, now: Date): Promise<void> => {
  const before = thinnedBefore(now);
  const month = sql<string>`to_char(${revisions.created} at time zone 'UTC', 'YYYY-MM')`;
  const crowded = await database
    .selectDistinct({ projectId: revisions.project_id })
    .from(revisions)
    .where(lt(revisions.created, before))
    .groupBy(revisions.project_id, month)
    .having(gt(count(), 1));
  for (const { projectId } of crowded) {
    await database.transaction((transaction) => thinProject(transaction, projectId, before));
  }
};
