import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database } from '../database/connect.ts';
import {
  projectRevisionRows as rows,
  projectRevisions as revisions,
} from '../database/schema/projectRevisions.ts';
import { users } from '../database/schema/users.ts';
import { shownName, shownNameOf } from '../database/shownName.ts';
import type { Delta } from '../projectinhoud/delta.ts';
import { dataChange } from './revisionColumns.ts';

export interface Person {
  uid: number;
  name: string;
}

/** A revision without its rows. */
export interface RevisionSummary {
  revision: number;
  previous: number;
  created: Date;
  restoredFrom: number | null;
  overgedragen: { van: Person; aan: Person } | null;
  user: Person;
  data: Delta['data'];
  /** Which gevelvullingen there are, their order or the whole text changed. */
  changesOrder: boolean;
  toegevoegd: number;
  gewijzigd: number;
  verwijderd: number;
}

const vorige = alias(users, 'vorige');
const nieuwe = alias(users, 'nieuwe');

/** How many gevelvullingen each of these revisions added and removed, and changed in all. */
const countRows = (database: Database, projectId: number, wanted: readonly number[]) =>
  database.$with('counted').as(
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

/** These revisions of a project, the newest first. */
export const findRevisions = async (
  database: Database,
  projectId: number,
  wanted: readonly number[],
): Promise<RevisionSummary[]> => {
  if (wanted.length === 0) return [];
  const counted = countRows(database, projectId, wanted);
  const found = await database
    .with(counted)
    .select({
      revision: revisions.revision,
      previous: revisions.previous,
      created: revisions.created,
      restoredFrom: revisions.restored_from,
      user: { uid: users.uid, name: shownName },
      van: { uid: vorige.uid, name: shownNameOf(vorige) },
      aan: { uid: nieuwe.uid, name: shownNameOf(nieuwe) },
      before: revisions.data_before,
      after: revisions.data_after,
      changesOrder: sql<boolean>`${revisions.order_before} is not null or ${revisions.text_before} is not null`,
      toegevoegd: counted.toegevoegd,
      verwijderd: counted.verwijderd,
      all: counted.all,
    })
    .from(revisions)
    .innerJoin(users, eq(users.uid, revisions.uid))
    .leftJoin(vorige, eq(vorige.uid, revisions.overgedragen_van))
    .leftJoin(nieuwe, eq(nieuwe.uid, revisions.overgedragen_aan))
    .leftJoin(counted, eq(counted.revision, revisions.revision))
    .where(and(eq(revisions.project_id, projectId), inArray(revisions.revision, [...wanted])))
    .orderBy(desc(revisions.revision));
  return found.map(({ before, after, toegevoegd, verwijderd, all, van, aan, ...rest }) => ({
    ...rest,
    overgedragen: van === null || aan === null ? null : { van, aan },
    data: dataChange(before, after),
    toegevoegd: toegevoegd ?? 0,
    verwijderd: verwijderd ?? 0,
    gewijzigd: (all ?? 0) - (toegevoegd ?? 0) - (verwijderd ?? 0),
  }));
};
