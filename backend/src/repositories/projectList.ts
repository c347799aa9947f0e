import {
  and,
  asc,
  desc,
  eq,
  exists,
  ilike,
  isNull,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
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

/** A pattern for the text itself; %, _ and \ have no meaning. */
const patternOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const keysOf = <Key extends string>(columns: Readonly<Record<Key, PgColumn>>): Key[] => {
  const keys: Key[] = [];
  for (const key in columns) keys.push(key);
  return keys;
};

/** Conditions on the columns that are asked for; their values come when the query runs. */
const conditionsOf = <Key extends string>(
  columns: Readonly<Record<Key, PgColumn>>,
  wanted: Partial<Record<Key, string>>,
  condition: (column: PgColumn, value: Placeholder) => SQL,
): SQL[] =>
  keysOf(columns).flatMap((key) =>
    wanted[key] === undefined ? [] : [condition(columns[key], sql.placeholder(key))],
  );

const isListed = (
  database: Database,
  { uid, search, connection }: ProjectListRequest,
): SQL | undefined => {
  const connected = conditionsOf(CONNECTION_FIELDS, connection, eq);
  return and(
    eq(projects.group_id, sql.placeholder('groupId')),
    isNull(projects.deleted_at),
    uid === null ? undefined : eq(projects.uid, sql.placeholder('uid')),
    or(...conditionsOf(SEARCHED, search, ilike)),
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

/**
 * One page of the list and the number of all that match, in one statement: the total stands beside
 * the page even when the page is past the end. An empty sort value comes last both ways.
 */
const buildQuery = (database: Database, request: ProjectListRequest) => {
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
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  );
  const counted = database.$with('counted').as(
    database
      .select({ total: sql<number>`count(*)::int`.as('total') })
      .from(projects)
      .where(isListed(database, request)),
  );
  return database
    .with(paged, counted)
    .select({ total: counted.total, ...recordColumns })
    .from(counted)
    .leftJoin(paged, sql`true`)
    .leftJoin(projects, eq(projects.id, paged.id))
    .leftJoin(users, eq(users.uid, projects.uid))
    .orderBy(paged.rank)
    .prepare('');
};

/** Requests with the same shape differ in values only. */
const shapeOf = ({ uid, search, connection, sort, order }: ProjectListRequest): string =>
  JSON.stringify([uid === null, Object.keys(search), Object.keys(connection), sort, order]);

const valuesOf = (request: ProjectListRequest): Record<string, unknown> => {
  const { groupId, uid, search, connection, limit, page } = request;
  const patterns = Object.entries(search).map(([key, text]) => [key, patternOf(text)]);
  return {
    groupId,
    uid,
    limit,
    offset: page * limit,
    ...Object.fromEntries(patterns),
    ...connection,
  };
};

export const createProjectList = (database: Database) => {
  // Writing the statement costs more than reading its rows; there are few shapes.
  const queries = new Map<string, ReturnType<typeof buildQuery>>();
  const queryOf = (request: ProjectListRequest): ReturnType<typeof buildQuery> => {
    const shape = shapeOf(request);
    const query = queries.get(shape) ?? buildQuery(database, request);
    queries.set(shape, query);
    return query;
  };
  return {
    /** One page, in the order that is asked for, and the number of all that match. */
    find: async (
      request: ProjectListRequest,
    ): Promise<{ total: number; records: ProjectRecord[] }> => {
      const rows = await queryOf(request).execute(valuesOf(request));
      return {
        total: rows[0]?.total ?? 0,
        records: rows.flatMap(({ project, connections, user }) =>
          project === null || user === null ? [] : [toRecord({ project, connections, user })],
        ),
      };
    },
  };
};
