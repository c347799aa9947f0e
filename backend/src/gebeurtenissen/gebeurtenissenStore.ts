import {
  GEBEURTENISSEN,
  type Gebeurtenissen,
  type GebeurtenissenQuery,
} from '@adviestool/contract/gebeurtenissen';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database } from '../database/connect.ts';
import { gebeurtenissen } from '../database/schema/gebeurtenissen.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { shownName, shownNameOf } from '../database/shownName.ts';

/** Days that what happened is kept. */
const BEWAARD = 365;
const DAY = 24 * 3_600_000;

/** On a page. */
const PER_KEER = 100;

const anderen = alias(users, 'anderen');

const isGevraagd = (groupId: number, { over, wie, vanaf, tot, voor }: GebeurtenissenQuery) =>
  and(
    eq(gebeurtenissen.group_id, groupId),
    over === undefined ? undefined : inArray(gebeurtenissen.soort, [...GEBEURTENISSEN[over]]),
    wie === undefined
      ? undefined
      : or(eq(gebeurtenissen.uid, wie), eq(gebeurtenissen.over_uid, wie)),
    vanaf === undefined ? undefined : gte(gebeurtenissen.created, new Date(vanaf)),
    tot === undefined ? undefined : lt(gebeurtenissen.created, new Date(tot)),
    voor === undefined ? undefined : lt(gebeurtenissen.id, voor),
  );

const persoonOf = (uid: number | null, naam: string | null) =>
  uid === null || naam === null ? null : { uid, naam };

const projectOf = (id: number | null, naam: string | undefined, isWeg: boolean) =>
  id === null || naam === undefined ? null : { id, naam, ...(isWeg && { weg: true as const }) };

/** What happened in groups. */
export const createGebeurtenissen = (database: Database) => {
  /** Who did anything in all of the log. */
  const personenOf = (groupId: number) =>
    database
      .selectDistinct({ uid: users.uid, naam: shownName, orde: sql`lower(${shownName})` })
      .from(gebeurtenissen)
      .innerJoin(users, eq(users.uid, gebeurtenissen.uid))
      .where(eq(gebeurtenissen.group_id, groupId))
      .orderBy(sql`lower(${shownName})`);

  return {
    list: async (groupId: number, query: GebeurtenissenQuery): Promise<Gebeurtenissen> => {
      const rows = await database
        .select({
          id: gebeurtenissen.id,
          soort: gebeurtenissen.soort,
          created: gebeurtenissen.created,
          details: gebeurtenissen.details,
          uid: gebeurtenissen.uid,
          naam: shownName,
          overUid: gebeurtenissen.over_uid,
          overNaam: sql<string | null>`${shownNameOf(anderen)}`,
          projectId: gebeurtenissen.project_id,
          projectNaam: projects.name,
          isWeg: sql<boolean>`${projects.id} is null or ${projects.deleted_at} is not null`,
        })
        .from(gebeurtenissen)
        .leftJoin(users, eq(users.uid, gebeurtenissen.uid))
        .leftJoin(anderen, eq(anderen.uid, gebeurtenissen.over_uid))
        .leftJoin(projects, eq(projects.id, gebeurtenissen.project_id))
        .where(isGevraagd(groupId, query))
        .orderBy(desc(gebeurtenissen.id))
        .limit(PER_KEER + 1);
      const getoond = rows.slice(0, PER_KEER);
      const personen = query.voor === undefined ? await personenOf(groupId) : [];
      return {
        gebeurtenissen: getoond.map(({ details: { project, ...details }, ...row }) => ({
          id: row.id,
          soort: row.soort,
          op: row.created.toISOString(),
          door: persoonOf(row.uid, row.naam),
          over: persoonOf(row.overUid, row.overNaam),
          project: projectOf(row.projectId, row.projectNaam ?? project, row.isWeg),
          details,
        })),
        volgende: rows.length > PER_KEER ? (getoond.at(-1)?.id ?? null) : null,
        personen: personen.map(({ uid, naam }) => ({ uid, naam })),
        dagen: BEWAARD,
      };
    },

    removeExpired: async (now: Date): Promise<void> => {
      const limit = new Date(now.getTime() - BEWAARD * DAY);
      await database.delete(gebeurtenissen).where(lt(gebeurtenissen.created, limit));
    },
  };
};
