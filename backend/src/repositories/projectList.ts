import { and, asc, desc, eq, exists, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { ProjectRecord } from '@adviestool/contract/project';

import type { Database } from '../database/connect.ts';
import { externalConnections, projects, users } from '../database/schema.ts';
import { recordColumns, toRecord } from './projectColumns.ts';

const SORT_KEYS = {
  changed: sql`${projects.changed}`,
  created: sql`${projects.created}`,
  name: sql`lower(${projects.name})`,
  referentienummer: sql`lower(${projects.referentienummer})`,
} as const;

const SEARCHED = {
  name: projects.name,
  referentienummer: projects.referentienummer,
  werkadres: projects.werkadres,
  plaatsWerkadres: projects.plaats_werkadres,
} as const;

const CONNECTION_FIELDS = {
  type: externalConnections.type,
  external_id: externalConnections.external_id,
} as const;

export interface ProjectListRequest {
  groupId: number;
  /** Only the projects of this user; null: of everyone. */
  uid: number | null;
  /** Text to find in each field; a project that has one of them is listed. */
  search: Partial<Record<keyof typeof SEARCHED, string>>;
  /** Only projects with a connection that has all of these. */
  connection: Partial<Record<keyof typeof CONNECTION_FIELDS, string>>;
  sort: keyof typeof SORT_KEYS;
  order: 'asc' | 'desc';
  limit: number;
  /** From 0. */
  page: number;
}

/** Literal and without regard to case; %, _ and \ have no meaning. */
const contains = (column: PgColumn, text: string): SQL =>
  ilike(column, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

const keysOf = <Key extends string>(columns: Readonly<Record<Key, PgColumn>>): Key[] => {
  const keys: Key[] = [];
  for (const key in columns) keys.push(key);
  return keys;
};

const conditionsOf = <Key extends string>(
  columns: Readonly<Record<Key, PgColumn>>,
  wanted: Partial<Record<Key, string>>,
  condition: (column: PgColumn, text: string) => SQL,
): SQL[] =>
  keysOf(columns).flatMap((key) => {
    const text = wanted[key];
    return text === undefined ? [] : [condition(columns[key], text)];
  });

const isListed = (
  database: Database,
  { groupId, uid, search, connection }: ProjectListRequest,
): SQL | undefined => {
  const connected = conditionsOf(CONNECTION_FIELDS, connection, (column, text) => eq(column, text));
  return and(
    eq(projects.group_id, groupId),
    isNull(projects.deleted_at),
    uid === null ? undefined : eq(projects.uid, uid),
    or(...conditionsOf(SEARCHED, search, contains)),
    connected.length === 0
      ? undefined
      : exists(
          database
            .select({ one: sql`1` })
            .from(externalConnections)
            .where(and(eq(externalConnections.project_id, projects.id), ...connected)),
        ),
  );
};

/** By the key, then by id in the same direction, so that one index serves both ways. */
const orderOf = ({ sort, order }: ProjectListRequest): SQL[] => {
  const direction = order === 'asc' ? asc : desc;
  const key = direction(SORT_KEYS[sort]);
  return [sort === 'referentienummer' ? sql`${key} nulls last` : key, direction(projects.id)];
};

export const createProjectList = (database: Database) => ({
  /**
   * One page of the list and the number of all that match, in one statement: the total stands
   * beside the page even when the page is past the end. An empty sort value comes last both ways.
   */
  find: async (
    request: ProjectListRequest,
  ): Promise<{ total: number; records: ProjectRecord[] }> => {
    const { limit, page } = request;
    const inOrder = orderOf(request);
    const paged = database.$with('paged').as(
      database
        .select({
          id: projects.id,
          rank: sql`row_number() over (order by ${sql.join(inOrder, sql`, `)})`.as('rank'),
        })
        .from(projects)
        .where(isListed(database, request))
        .orderBy(...inOrder)
        .limit(limit)
        .offset(page * limit),
    );
    const counted = database.$with('counted').as(
      database
        .select({ total: sql<number>`count(*)::int`.as('total') })
        .from(projects)
        .where(isListed(database, request)),
    );
    const rows = await database
      .with(paged, counted)
      .select({ total: counted.total, ...recordColumns })
      .from(counted)
      .leftJoin(paged, sql`true`)
      .leftJoin(projects, eq(projects.id, paged.id))
      .leftJoin(users, eq(users.uid, projects.uid))
      .orderBy(paged.rank);
    return {
      total: rows[0]?.total ?? 0,
      records: rows.flatMap(({ project, connections, user }) =>
        project === null || user === null ? [] : [toRecord({ project, connections, user })],
      ),
    };
  },
});
