import { PROJECTS_PER_PAGE } from '@adviestool/contract/projectList';
import {
  and,
  eq,
  exists,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../database/connect.ts';
import { externalConnections, projects } from '../database/schema/projects.ts';

export const SORT_KEYS = {
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
  merken: projects.merken,
} as const;

const CONNECTION_FIELDS = {
  type: externalConnections.type,
  external_id: externalConnections.external_id,
} as const;

/** Projects that were put away: not listed, they alone, or beside the others. */
export type Archief = 'zonder' | 'alleen' | 'met';

const ARCHIEF: Readonly<Record<Archief, SQL | undefined>> = {
  zonder: isNull(projects.archived_at),
  alleen: isNotNull(projects.archived_at),
  met: undefined,
};

/** Whether a project is one of those; none is deleted. */
export const isIn = (archief: Archief): SQL | undefined =>
  and(isNull(projects.deleted_at), ARCHIEF[archief]);

export interface ProjectListRequest {
  groupId: number;
  /** Only the projects of this user; null: of everyone. */
  uid: number | null;
  /** Not the projects of this user; null: of nobody are they left out. */
  exceptUid: number | null;
  /** Text to find in each field; a project that has one of them is listed. */
  search: Partial<Record<keyof typeof SEARCHED, string>>;
  /** Only projects with a connection that has all of these. */
  connection: Partial<Record<keyof typeof CONNECTION_FIELDS, string>>;
  /** The external id of that connection begins with the one that is asked for. */
  isPrefix: boolean;
  /** Only projects of which the kept summary counts advices that changed. */
  gewijzigd: boolean;
  archief: Archief;
  sort: keyof typeof SORT_KEYS;
  order: 'asc' | 'desc';
  limit: number;
  /** From 0. */
  page: number;
}

/** A text as its accents may be written: with their letters, or after them, as file names of a Mac have it. */
export const spellingsOf = (text: string): string[] => [
  text.normalize('NFC'),
  text.normalize('NFD'),
];

/** A pattern for the text itself; %, _ and \ have no meaning. */
const patternOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const isFound = (column: PgColumn, patterns: Placeholder): SQL =>
  sql`${column} ilike any(${patterns}::text[])`;

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

/** Which projects are listed; values come when the query runs. */
export const isListed = (
  database: Database,
  { uid, exceptUid, search, connection, isPrefix, gewijzigd, archief }: ProjectListRequest,
): SQL | undefined => {
  const connected = conditionsOf(CONNECTION_FIELDS, connection, (column, value) =>
    isPrefix && column === CONNECTION_FIELDS.external_id
      ? sql`starts_with(${column}, ${value})`
      : eq(column, value),
  );
  return and(
    eq(projects.group_id, sql.placeholder('groupId')),
    isIn(archief),
    uid === null ? undefined : eq(projects.uid, sql.placeholder('uid')),
    exceptUid === null ? undefined : ne(projects.uid, sql.placeholder('exceptUid')),
    or(...conditionsOf(SEARCHED, search, isFound)),
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

/** Some of what is listed is asked for. */
export const isNarrowed = ({ search, connection, gewijzigd }: ProjectListRequest): boolean =>
  gewijzigd || Object.keys(search).length + Object.keys(connection).length > 0;

/**
 * What tells the first pages of everything apart, of which there are few; null: it is another page. As the name of a
 * statement it has at most the 63 letters that PostgreSQL reads.
 */
export const shapeOf = (request: ProjectListRequest): string | null => {
  const { uid, exceptUid, archief, sort, order, limit, page } = request;
  if (isNarrowed(request) || page !== 0 || limit !== PROJECTS_PER_PAGE) return null;
  const whose = [uid === null ? 'all' : 'own', exceptUid === null ? 'none' : 'others'];
  return ['page', ...whose, archief, sort, order].join(' ');
};

/** The values of a request, by the names that its conditions have for them. */
export const valuesOf = (request: ProjectListRequest): Record<string, unknown> => {
  const { groupId, uid, exceptUid, search, connection, limit, page } = request;
  const patterns = Object.entries(search).map(([key, text]) => [
    key,
    spellingsOf(text).map(patternOf),
  ]);
  return {
    groupId,
    uid,
    exceptUid,
    limit,
    offset: page * limit,
    ...Object.fromEntries(patterns),
    ...connection,
  };
};
