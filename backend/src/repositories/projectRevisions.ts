import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';

import type { ProjectData } from '@adviestool/contract/projectData';

import type { Database } from '../database/connect.ts';
import {
  projectRevisionRows as rows,
  projectRevisions as revisions,
  users,
} from '../database/schema.ts';
import { mergeDeltas, undo, type Delta, type DeltaRow } from '../projects/delta.ts';
import { monthOf, thinnedBefore } from '../projects/thinning.ts';

/** Rows in one statement. */
const BATCH = 2000;

/** Who made a revision, of what and how. */
export interface RevisionHead {
  projectId: number;
  revision: number;
  /** The revision that it follows. */
  previous: number;
  uid: number;
  now: Date;
  /** The earlier revision that it puts back. */
  restoredFrom: number | null;
}

/** A revision without its rows. */
export interface RevisionSummary {
  revision: number;
  previous: number;
  created: Date;
  restoredFrom: number | null;
  user: { uid: number; name: string };
  data: Delta['data'];
  /** Which gevelvullingen there are, their order or the whole text changed. */
  changesOrder: boolean;
  toegevoegd: number;
  gewijzigd: number;
  verwijderd: number;
}

const dataChange = (before: ProjectData | null, after: ProjectData | null): Delta['data'] =>
  before === null || after === null ? null : { before, after };

const insertRows = async (
  database: Database,
  { projectId, revision }: Pick<RevisionHead, 'projectId' | 'revision'>,
  changed: Delta['rows'],
): Promise<void> => {
  const values = changed.map(({ id, before, after }, rank) => ({
    project_id: projectId,
    revision,
    rank,
    gevelvulling_id: id,
    before,
    after,
  }));
  for (let start = 0; start < values.length; start += BATCH) {
    await database.insert(rows).values(values.slice(start, start + BATCH));
  }
};

const columnsOf = ({ data, orderBefore, textBefore }: Delta) => ({
  data_before: data?.before ?? null,
  data_after: data?.after ?? null,
  order_before: orderBefore === null ? null : JSON.stringify(orderBefore),
  text_before: textBefore,
});

const orderOf = (text: string | null): string[] | null => {
  const order: unknown = text === null ? null : JSON.parse(text);
  return Array.isArray(order) ? order.map(String) : null;
};

const rowsIn = (database: Database, projectId: number, revision: number): Promise<DeltaRow[]> =>
  database
    .select({ id: rows.gevelvulling_id, before: rows.before, after: rows.after })
    .from(rows)
    .where(and(eq(rows.project_id, projectId), eq(rows.revision, revision)))
    .orderBy(asc(rows.rank));

/** The history of projects; `database` may be a transaction. */
export const createProjectRevisions = (database: Database) => ({
  insert: async (
    { projectId, revision, previous, uid, now, restoredFrom }: RevisionHead,
    delta: Delta,
  ): Promise<void> => {
    await database.insert(revisions).values({
      project_id: projectId,
      revision,
      previous,
      uid,
      created: now,
      restored_from: restoredFrom,
      ...columnsOf(delta),
    });
    await insertRows(database, { projectId, revision }, delta.rows);
  },

  /** Each revision with the one that it follows, the newest first. */
  findSteps: (projectId: number): Promise<{ revision: number; previous: number }[]> =>
    database
      .select({ revision: revisions.revision, previous: revisions.previous })
      .from(revisions)
      .where(eq(revisions.project_id, projectId))
      .orderBy(desc(revisions.revision)),

  /** These revisions, the newest first. */
  findMany: async (projectId: number, wanted: readonly number[]): Promise<RevisionSummary[]> => {
    if (wanted.length === 0) return [];
    const counted = database.$with('counted').as(
      database
        .select({
          revision: rows.revision,
          toegevoegd: sql<number>`count(*) filter (where ${rows.before} is null)::int`.as('added'),
          verwijderd: sql<number>`count(*) filter (where ${rows.after} is null)::int`.as('removed'),
          all: sql<number>`count(*)::int`.as('all_rows'),
        })
        .from(rows)
        .where(and(eq(rows.project_id, projectId), inArray(rows.revision, [...wanted])))
        .groupBy(rows.revision),
    );
    const found = await database
      .with(counted)
      .select({
        revision: revisions.revision,
        previous: revisions.previous,
        created: revisions.created,
        restoredFrom: revisions.restored_from,
        user: { uid: users.uid, name: users.name },
        before: revisions.data_before,
        after: revisions.data_after,
        changesOrder: sql<boolean>`${revisions.order_before} is not null or ${revisions.text_before} is not null`,
        toegevoegd: counted.toegevoegd,
        verwijderd: counted.verwijderd,
        all: counted.all,
      })
      .from(revisions)
      .innerJoin(users, eq(users.uid, revisions.uid))
      .leftJoin(counted, eq(counted.revision, revisions.revision))
      .where(and(eq(revisions.project_id, projectId), inArray(revisions.revision, [...wanted])))
      .orderBy(desc(revisions.revision));
    return found.map(({ before, after, toegevoegd, verwijderd, all, ...rest }) => ({
      ...rest,
      data: dataChange(before, after),
      toegevoegd: toegevoegd ?? 0,
      verwijderd: verwijderd ?? 0,
      gewijzigd: (all ?? 0) - (toegevoegd ?? 0) - (verwijderd ?? 0),
    }));
  },

  /** What revisions changed in gevelvullingen, of each at most so many; null: all. */
  findRows: (
    projectId: number,
    wanted: readonly number[],
    most: number | null,
  ): Promise<(DeltaRow & { revision: number })[]> =>
    wanted.length === 0
      ? Promise.resolve([])
      : database
          .select({
            revision: rows.revision,
            id: rows.gevelvulling_id,
            before: rows.before,
            after: rows.after,
          })
          .from(rows)
          .where(
            and(
              eq(rows.project_id, projectId),
              inArray(rows.revision, [...wanted]),
              most === null ? undefined : lt(rows.rank, most),
            ),
          )
          .orderBy(desc(rows.revision), asc(rows.rank)),

  /** What these gevelvullingen were, before and after every change of them that is kept. */
  findTexts: async (projectId: number, ids: readonly string[]): Promise<string[]> => {
    const found = await database
      .select({ before: rows.before, after: rows.after })
      .from(rows)
      .where(and(eq(rows.project_id, projectId), inArray(rows.gevelvulling_id, [...ids])));
    return found.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  },

  /**
   * The content that a project had at an earlier revision, made from what it has now. Of every
   * gevelvulling the oldest change since then says what it was.
   */
  contentAt: async (
    projectId: number,
    revision: number,
    current: { data: ProjectData; text: string },
  ): Promise<{ data: ProjectData; text: string }> => {
    const later = and(eq(revisions.project_id, projectId), gt(revisions.revision, revision));
    const [cut] = await database
      .select({ revision: revisions.revision, text: revisions.text_before })
      .from(revisions)
      .where(and(later, isNotNull(revisions.text_before)))
      .orderBy(asc(revisions.revision))
      .limit(1);
    const [data] = await database
      .select({ before: revisions.data_before })
      .from(revisions)
      .where(and(later, isNotNull(revisions.data_before)))
      .orderBy(asc(revisions.revision))
      .limit(1);
    const [order] = await database
      .select({ before: revisions.order_before })
      .from(revisions)
      .where(
        and(
          later,
          isNotNull(revisions.order_before),
          cut === undefined ? undefined : lt(revisions.revision, cut.revision),
        ),
      )
      .orderBy(asc(revisions.revision))
      .limit(1);
    const changed = await database
      .selectDistinctOn([rows.gevelvulling_id], { id: rows.gevelvulling_id, before: rows.before })
      .from(rows)
      .where(
        and(
          eq(rows.project_id, projectId),
          gt(rows.revision, revision),
          cut === undefined ? undefined : lt(rows.revision, cut.revision),
        ),
      )
      .orderBy(asc(rows.gevelvulling_id), asc(rows.revision));
    return {
      data: data?.before ?? current.data,
      text: undo(cut?.text ?? current.text, {
        rows: changed,
        orderBefore: orderOf(order?.before ?? null),
      }),
    };
  },

  /**
   * Keeps of what is older than a year the last revision of each month, with everything that changed
   * in that month. Works on one project at a time, so that nobody waits long.
   */
  thin: async (now: Date): Promise<void> => {
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
  },
});

interface OldRevision {
  revision: number;
  previous: number;
  created: Date;
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
