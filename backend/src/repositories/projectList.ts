import {
  and,
  asc,
  desc,
  eq,
  exists,
  ilike,
  isNull,
  like,
  or,
  sql,
  type Placeholder,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { ProjectRecord } from '@adviestool/contract/project';
import type { ProjectSummaryRecord } from '@adviestool/contract/projectList';

import type { Database } from '../database/connect.ts';
import { externalConnections, projects, users } from '../database/schema.ts';
import type { StoredSamenvatting } from '../projects/summarise.ts';
import { recordColumns, summaryColumns, toRecord, toSummary } from './projectColumns.ts';

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
  /** The external id of that connection begins with the one that is asked for. */
  isPrefix: boolean;
  /** Only projects of which the kept summary counts advices that changed. */
  gewijzigd: boolean;
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
  { uid, search, connection, isPrefix, gewijzigd }: ProjectListRequest,
): SQL | undefined => {
  const connected = conditionsOf(CONNECTION_FIELDS, connection, (column, value) =>
    isPrefix && column === CONNECTION_FIELDS.external_id
      ? sql`starts_with(${column}, ${value})`
      : eq(column, value),
  );
  return and(
    eq(projects.group_id, sql.placeholder('groupId')),
    isNull(projects.deleted_at),
    uid === null ? undefined : eq(projects.uid, sql.placeholder('uid')),
    or(...conditionsOf(SEARCHED, search, ilike)),
    gewijzigd ? sql`(${projects.samenvatting}->>'gewijzigd')::int > 0` : undefined,
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

/** By a key, then by id in the same direction; the indexes of `projects` are written likewise. */
const orderBy = (
  { sort, order }: ProjectListRequest,
  { key, id }: { key: SQLWrapper; id: SQLWrapper },
): SQL[] => {
  const direction = order === 'asc' ? asc : desc;
  const byKey = direction(key);
  // An empty value comes last both ways.
  return [sort === 'referentienummer' ? sql`${byKey} nulls last` : byKey, direction(id)];
};

const orderOfProjects = (request: ProjectListRequest): SQL[] =>
  orderBy(request, { key: SORT_KEYS[request.sort], id: projects.id });

const TOTAL = { total: sql<number>`count(*)::int`.as('total') };

/** Everything is listed: an index holds all that the page needs, and another what the count needs. */
const pageOfAll = (database: Database, request: ProjectListRequest) => {
  const listed = isListed(database, request);
  const paged = database.$with('paged').as(
    database
      .select({ id: projects.id })
      .from(projects)
      .where(listed)
      .orderBy(...orderOfProjects(request))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  );
  const counted = database.$with('counted').as(database.select(TOTAL).from(projects).where(listed));
  return { paged, counted, select: database.with(paged, counted) };
};

/** Some of it is asked for: what is found serves the page and the count. */
const pageOfFound = (database: Database, request: ProjectListRequest) => {
  const found = database.$with('found').as(
    database
      .select({ id: projects.id, key: SORT_KEYS[request.sort].as('key') })
      .from(projects)
      .where(isListed(database, request)),
  );
  const paged = database.$with('paged').as(
    database
      .select({ id: found.id })
      .from(found)
      .orderBy(...orderBy(request, found))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  );
  const counted = database.$with('counted').as(database.select(TOTAL).from(found));
  return { paged, counted, select: database.with(found, paged, counted) };
};

const isNarrowed = ({ search, connection, gewijzigd }: ProjectListRequest): boolean =>
  gewijzigd || Object.keys(search).length + Object.keys(connection).length > 0;

const pageOf = (database: Database, request: ProjectListRequest) =>
  isNarrowed(request) ? pageOfFound(database, request) : pageOfAll(database, request);

/**
 * One page of the list and the number of all that match, in one statement: the total stands beside
 * the page even when the page is past the end.
 */
const buildQuery = (database: Database, request: ProjectListRequest) => {
  const { paged, counted, select } = pageOf(database, request);
  return select
    .select({ total: counted.total, ...recordColumns })
    .from(counted)
    .leftJoin(paged, sql`true`)
    .leftJoin(projects, eq(projects.id, paged.id))
    .leftJoin(users, eq(users.uid, projects.uid))
    .orderBy(...orderOfProjects(request))
    .prepare('');
};

/** As `buildQuery`, without the gevelvullingen, which are most of a project. */
const buildSummaryQuery = (database: Database, request: ProjectListRequest) => {
  const { paged, counted, select } = pageOf(database, request);
  return select
    .select({
      total: counted.total,
      ...summaryColumns,
      revision: projects.revision,
      samenvatting: projects.samenvatting,
      samenvatting_stamp: projects.samenvatting_stamp,
    })
    .from(counted)
    .leftJoin(paged, sql`true`)
    .leftJoin(projects, eq(projects.id, paged.id))
    .leftJoin(users, eq(users.uid, projects.uid))
    .orderBy(...orderOfProjects(request))
    .prepare('');
};

/** A project of a list without its gevelvullingen, with the summary as it is kept. */
export interface ListedSummary extends StoredSamenvatting {
  record: Omit<ProjectSummaryRecord, 'samenvatting'>;
  revision: number;
}

/** Requests with the same shape differ in values only. */
const shapeOf = (request: ProjectListRequest): string => {
  const { uid, search, connection, isPrefix, gewijzigd, sort, order } = request;
  const keys = [Object.keys(search), Object.keys(connection)];
  return JSON.stringify([uid === null, ...keys, isPrefix, gewijzigd, sort, order]);
};

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

/** Writing the statement costs more than reading its rows; there are few shapes. */
const keepByShape = <Query>(build: (request: ProjectListRequest) => Query) => {
  const queries = new Map<string, Query>();
  return (request: ProjectListRequest): Query => {
    const shape = shapeOf(request);
    const query = queries.get(shape) ?? build(request);
    queries.set(shape, query);
    return query;
  };
};

export const createProjectList = (database: Database) => {
  const queryOf = keepByShape((request) => buildQuery(database, request));
  const summaryQueryOf = keepByShape((request) => buildSummaryQuery(database, request));
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

    /** The summaries as they are kept of projects in which an advice is fixed, whatever was changed since. */
    findFixed: ({ groupId, uid }: Pick<ProjectListRequest, 'groupId' | 'uid'>) =>
      database
        .select({
          id: projects.id,
          catalogus: projects.catalogus,
          revision: projects.revision,
          samenvatting: projects.samenvatting,
          samenvatting_stamp: projects.samenvatting_stamp,
        })
        .from(projects)
        .where(
          and(
            eq(projects.group_id, groupId),
            isNull(projects.deleted_at),
            uid === null ? undefined : eq(projects.uid, uid),
            like(projects.gevelvullingen_json, '%"vastgesteld"%'),
          ),
        ),

    /** As `find`, without the gevelvullingen. */
    findSummaries: async (
      request: ProjectListRequest,
    ): Promise<{ total: number; found: ListedSummary[] }> => {
      const rows = await summaryQueryOf(request).execute(valuesOf(request));
      return {
        total: rows[0]?.total ?? 0,
        found: rows.flatMap(
          ({ project, connections, user, revision, samenvatting, samenvatting_stamp }) =>
            project === null || user === null || revision === null
              ? []
              : [
                  {
                    record: toSummary({ project, connections, user }),
                    revision,
                    samenvatting,
                    samenvatting_stamp,
                  },
                ],
        ),
      };
    },
  };
};
