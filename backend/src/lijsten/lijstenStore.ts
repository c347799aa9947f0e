import { and, desc, eq, inArray, max, notInArray } from 'drizzle-orm';

import type { BedrijfsLijsten, LijstBody, ProjectLijst } from '@adviestool/contract/lijsten';

import type { Database } from '../database/connect.ts';
import { lijsten } from '../database/schema/lijsten.ts';
import { projects } from '../database/schema/projects.ts';
import { projectRevisions } from '../database/schema/projectRevisions.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import { gezegdIn } from './gezegdIn.ts';

/** Lists that are kept of one project; the oldest go. */
const MEESTE = 50;

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

    /** What was said of headers and texts in the newest lists of a group. */
    bedrijfOf: async (groupId: number): Promise<BedrijfsLijsten> => {
      const rows = await database
        .select({ kolommen: lijsten.kolommen, antwoorden: lijsten.antwoorden })
        .from(lijsten)
        .innerJoin(projects, eq(projects.id, lijsten.project_id))
        .where(eq(projects.group_id, groupId))
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

    /** The newest revision that a user made; somebody else may have saved after it. Null: there is none. */
    revisionBy: async (projectId: number, uid: number): Promise<number | null> => {
      const [row] = await database
        .select({ revision: max(projectRevisions.revision) })
        .from(projectRevisions)
        .where(and(eq(projectRevisions.project_id, projectId), eq(projectRevisions.uid, uid)));
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
