import { and, eq, like, sql } from 'drizzle-orm';

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
      merken: projects.merken,
      ...samenvattingColumns,
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
  record: Omit<ProjectSummaryRecord, 'samenvatting' | 'gevonden'>;
  revision: number;
  /** A line each; null: it has none. */
  merken: string | null;
}

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
        records: rows.flatMap(({ head, gevelvullingen_json }) =>
          gevelvullingen_json === null ? [] : [toRecord({ head, gevelvullingen_json })],
        ),
      };
    },

    /** The summaries as they are kept of projects in which an advice is fixed, whatever was changed since. */
    findFixed: ({
      groupId,
      uid,
      archief,
    }: Pick<ProjectListRequest, 'groupId' | 'uid' | 'archief'>) =>
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
