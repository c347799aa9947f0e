import { PROJECTS_PER_PAGE } from '@adviestool/contract/projectList';
import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';
import {
  isListed,
  isNarrowed,
  shapeOf,
  SORT_KEYS,
  type ProjectListRequest,
} from './projectListRequest.ts';

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

export const orderOfProjects = (request: ProjectListRequest): SQL[] =>
  orderBy(request, { key: SORT_KEYS[request.sort], id: projects.id });

const TOTAL = { total: sql<number>`count(*)::int`.as('total') };

const ANY_PAGE = sql`limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;

/** With the number in it the database knows how few rows are read, and need not plan each such page anew. */
const FIRST_PAGE = sql.raw(`limit ${PROJECTS_PER_PAGE}`);

/** Everything is listed: an index holds all that the page needs, and another what the count needs. */
const pageOfAll = (database: Database, request: ProjectListRequest) => {
  const listed = isListed(database, request);
  const ids = database
    .select({ id: projects.id })
    .from(projects)
    .where(listed)
    .orderBy(...orderOfProjects(request));
  const paged = database
    .$with('paged', { id: projects.id })
    .as(sql`${ids} ${shapeOf(request) === null ? ANY_PAGE : FIRST_PAGE}`);
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

/** The ids of one page, and how many there are of all. */
export const pageOf = (database: Database, request: ProjectListRequest) =>
  isNarrowed(request) ? pageOfFound(database, request) : pageOfAll(database, request);
