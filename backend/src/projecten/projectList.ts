import { and, eq, like, ne, sql, type SQL } from 'drizzle-orm';

import type { ProjectRecord } from '@adviestool/contract/project';
import type { ProjectSummaryRecord } from '@adviestool/contract/projectList';

import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import type { StoredSamenvatting } from '../projectopslag/summarise.ts';
import {
  recordColumns,
  samenvattingColumns,
  summaryColumns,
  toRecord,
  toSummary,
} from '../projectopslag/projectColumns.ts';
import { orderOfProjects, pageOf } from './projectListPage.ts';
import { isIn, shapeOf, valuesOf, type ProjectListRequest } from './projectListRequest.ts';

/**
 * One page of the list and the number of all that match, in one statement: the total stands beside
 * the page even when the page is past the end.
 */
const buildQuery = (database: Database, request: ProjectListRequest, name: string) => {
  const { paged, counted, select } = pageOf(database, request);
  return select
    .select({ total: counted.total, ...recordColumns })
    .from(counted)
    .leftJoin(paged, sql`true`)
    .leftJoin(projects, eq(projects.id, paged.id))
    .leftJoin(users, eq(users.uid, projects.uid))
    .orderBy(...orderOfProjects(request))
    .prepare(name);
};

/** Of a large project they are many, and only a search in them looks at them. */
const merkenFor = ({ search }: ProjectListRequest): SQL<string | null> =>
  search.merken === undefined ? sql`null` : sql`${projects.merken}`;

/** As `buildQuery`, without the gevelvullingen, which are most of a project. */
const buildSummaryQuery = (database: Database, request: ProjectListRequest, name: string) => {
  const { paged, counted, select } = pageOf(database, request);
  return select
    .select({
      total: counted.total,
      ...summaryColumns,
      revision: projects.revision,
      merken: merkenFor(request),
      ...samenvattingColumns,
    })
    .from(counted)
    .leftJoin(paged, sql`true`)
    .leftJoin(projects, eq(projects.id, paged.id))
    .leftJoin(users, eq(users.uid, projects.uid))
    .orderBy(...orderOfProjects(request))
    .prepare(name);
};

/** A project of a list without its gevelvullingen, with the summary as it is kept. */
export interface ListedSummary extends StoredSamenvatting {
  record: Omit<ProjectSummaryRecord, 'samenvatting' | 'gevonden'>;
  revision: number;
  /** A line each; null: it has none. */
  merken: string | null;
}

/**
 * Writing a statement, and planning it, costs more than reading its rows: those of first pages are kept, here and in
 * the database. Searches are of many shapes.
 */
const keepFirstPages = <Query>(
  what: string,
  build: (request: ProjectListRequest, name: string) => Query,
) => {
  const queries = new Map<string, Query>();
  return (request: ProjectListRequest): Query => {
    const shape = shapeOf(request);
    if (shape === null) return build(request, '');
    const query = queries.get(shape) ?? build(request, `${what} ${shape}`);
    queries.set(shape, query);
    return query;
  };
};

/** Keeps the statements that it writes, so it is made once. */
export const createProjectList = (database: Database) => {
  const queryOf = keepFirstPages('full', (request, name) => buildQuery(database, request, name));
  const summaryQueryOf = keepFirstPages('summary', (request, name) =>
    buildSummaryQuery(database, request, name),
  );
  return {
    /** One page, in the order that is asked for, and the number of all that match. */
    find: async (
      request: ProjectListRequest,
    ): Promise<{ total: number; records: ProjectRecord[] }> => {
      const rows = await queryOf(request).execute(valuesOf(request));
      return {
        total: rows[0]?.total ?? 0,
        records: rows.flatMap(({ head, gevelvullingen_json }) =>
          gevelvullingen_json === null ? [] : [toRecord({ head, gevelvullingen_json })],
        ),
      };
    },

    /** The summaries as they are kept of projects in which an advice is fixed, whatever was changed since. */
    findFixed: ({
      groupId,
      uid,
      exceptUid,
      archief,
    }: Pick<ProjectListRequest, 'groupId' | 'uid' | 'exceptUid' | 'archief'>) =>
      database
        .select({
          id: projects.id,
          catalogus: projects.catalogus,
          revision: projects.revision,
          ...samenvattingColumns,
        })
        .from(projects)
        .where(
          and(
            eq(projects.group_id, groupId),
            isIn(archief),
            uid === null ? undefined : eq(projects.uid, uid),
            exceptUid === null ? undefined : ne(projects.uid, exceptUid),
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
        found: rows.flatMap(({ head, revision, ...kept }) =>
          revision === null ? [] : [{ record: toSummary({ head }), revision, ...kept }],
        ),
      };
    },
  };
};

export type ProjectList = ReturnType<typeof createProjectList>;
