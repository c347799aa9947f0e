import {
  and,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lte,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';

import type { BedrijfsLijsten, LijstBody, ProjectLijst } from '@adviestool/contract/lijsten';

import type { Database } from '../database/connect.ts';
import { lijsten } from '../database/schema/lijsten.ts';
import { projects } from '../database/schema/projects.ts';
import { projectRevisionRows, projectRevisions } from '../database/schema/projectRevisions.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import { gezegdIn } from './gezegdIn.ts';

/** Lists that are kept of one project; the oldest go. */
const MEESTE = 50;

/** Lists of one reader among those that tell what a company said. */
const VAN_EEN = 5;

/** Revisions of its reader among which that of a list is looked for: it was made just now. */
const LAATSTE = 20;

interface Ingelezen extends LijstBody {
  projectId: number;
  uid: number;
  revision: number;
}

const columns = {
  id: lijsten.id,
  bestand: lijsten.bestand,
  blad: lijsten.blad,
  sha256: lijsten.sha256,
  rijen: lijsten.rijen,
  kolommen: lijsten.kolommen,
  antwoorden: lijsten.antwoorden,
  revision: lijsten.revision,
  door: shownName,
  created: lijsten.created,
};

/** The lists that were read into projects; `database` may be a transaction. */
export const createLijsten = (database: Database) => {
  /** The newest first. */
  const listOf = async (projectId: number): Promise<ProjectLijst[]> => {
    const rows = await database
      .select(columns)
      .from(lijsten)
      .leftJoin(users, eq(users.uid, lijsten.uid))
      .where(eq(lijsten.project_id, projectId))
      .orderBy(desc(lijsten.created), lijsten.id)
      .limit(MEESTE);
    return rows.map(({ created, ...row }) => ({ ...row, moment: created.toISOString() }));
  };

  return {
    listOf,

    /** What was said of headers and texts in the newest lists of a group, a few of each reader. */
    bedrijfOf: async (groupId: number): Promise<BedrijfsLijsten> => {
      const genummerd = database
        .select({
          id: lijsten.id,
          nummer:
            sql<number>`row_number() over (partition by ${lijsten.uid} order by ${lijsten.created} desc, ${lijsten.id})`.as(
              'nummer',
            ),
        })
        .from(lijsten)
        .innerJoin(projects, eq(projects.id, lijsten.project_id))
        .where(eq(projects.group_id, groupId))
        .as('genummerd');
      const rows = await database
        .select({ kolommen: lijsten.kolommen, antwoorden: lijsten.antwoorden })
        .from(lijsten)
        .innerJoin(genummerd, eq(genummerd.id, lijsten.id))
        .where(lte(genummerd.nummer, VAN_EEN))
        .orderBy(desc(lijsten.created), lijsten.id)
        .limit(MEESTE);
      return gezegdIn(rows);
    },

    /** What history says of them, by the revision that each made. */
    namesOf: async (
      projectId: number,
      revisions: readonly number[],
    ): Promise<ReadonlyMap<number, { bestand: string; rijen: number }>> => {
      const rows = await database
        .select({ revision: lijsten.revision, bestand: lijsten.bestand, rijen: lijsten.rijen })
        .from(lijsten)
        .where(and(eq(lijsten.project_id, projectId), inArray(lijsten.revision, [...revisions])))
        .orderBy(lijsten.created);
      return new Map(rows.map(({ revision, ...lijst }) => [revision, lijst]));
    },

    /**
     * The revision of its reader with which a list came: the first of which a gevelvulling has its `teken`; else, of one
     * that only took some away, the last that took `weg`; else their newest. Null: they made none.
     */
    revisionOf: async ({
      teken,
      weg,
      projectId,
      uid,
    }: Pick<Ingelezen, 'projectId' | 'uid'> & {
      teken: string;
      /** Id of a gevelvulling; null: it is not known which went. */
      weg: string | null;
    }): Promise<number | null> => {
      const eigen = database
        .select({ revision: projectRevisions.revision })
        .from(projectRevisions)
        .where(and(eq(projectRevisions.project_id, projectId), eq(projectRevisions.uid, uid)))
        .orderBy(desc(projectRevisions.revision))
        .limit(LAATSTE)
        .as('eigen');
      const heeft = (...rij: SQL[]): SQL =>
        exists(
          database
            .select({ id: projectRevisionRows.gevelvulling_id })
            .from(projectRevisionRows)
            .where(
              and(
                eq(projectRevisionRows.project_id, projectId),
                eq(projectRevisionRows.revision, eigen.revision),
                ...rij,
              ),
            ),
        );
      const metTeken = heeft(sql`strpos(${projectRevisionRows.after}, ${teken}) > 0`);
      const zonder = heeft(
        eq(projectRevisionRows.gevelvulling_id, weg ?? ''),
        isNull(projectRevisionRows.after),
      );
      const [row] = await database
        .select({
          revision: sql<number | null>`coalesce(
            min(${eigen.revision}) filter (where ${metTeken}),
            max(${eigen.revision}) filter (where ${zonder}),
            max(${eigen.revision})
          )`,
        })
        .from(eigen);
      return row?.revision ?? null;
    },

    /** One with the same id stays as it is. @returns null: another project has that id */
    insert: async ({ projectId, ...body }: Ingelezen, now: Date): Promise<ProjectLijst | null> => {
      await database
        .insert(lijsten)
        .values({ ...body, project_id: projectId, created: now })
        .onConflictDoNothing();
      const kept = await listOf(projectId);
      await database.delete(lijsten).where(
        and(
          eq(lijsten.project_id, projectId),
          notInArray(
            lijsten.id,
            kept.map(({ id }) => id),
          ),
        ),
      );
      return kept.find(({ id }) => id === body.id) ?? null;
    },
  };
};
