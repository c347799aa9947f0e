import { z } from 'zod';

import { PROJECT_MAKERS, PROJECTS_PER_PAGE, PROJECT_SORTS } from '@adviestool/contract/projectList';

import type { ProjectListRequest } from './projectListRequest.ts';

const wholeNumber = (maximum: number, digits: RegExp) =>
  z.string().regex(digits).transform(Number).pipe(z.int().max(maximum));

const contains = z.literal('contains').optional();
const equals = z.literal('=').optional();
const text = z.string().max(255).optional();

const fieldsSchema = z.strictObject({
  /** `full`: with the gevelvullingen. */
  view: z.enum(['full', 'summary']).default('full'),
  /** `1`: only projects with a fixed advice that comes out otherwise; of a summary. */
  gewijzigd: z.enum(['0', '1']).default('0'),
  /** Projects that were put away; absent: without them, unless a connection is asked for. */
  archief: z.enum(['zonder', 'alleen', 'met']).optional(),
  limit: wholeNumber(100, /^[1-9]\d{0,2}$/).default(PROJECTS_PER_PAGE),
  page: wholeNumber(1_000_000, /^\d{1,7}$/).default(0),
  /** Whose; absent: everybody's that the caller may read. */
  van: z.enum(PROJECT_MAKERS).optional(),
  sort: z.enum(PROJECT_SORTS).default('changed'),
  order: z.enum(['asc', 'desc']).default('desc'),
  'name[value]': text,
  'name[operator]': contains,
  'referentienummer[value]': text,
  'referentienummer[operator]': contains,
  'werkadres[value]': text,
  'werkadres[operator]': contains,
  'plaatsWerkadres[value]': text,
  'plaatsWerkadres[operator]': contains,
  /** Of their gevelvullingen. */
  'merken[value]': text,
  'merken[operator]': contains,
  'external_connections.type[value]': text,
  'external_connections.type[operator]': equals,
  'external_connections.external_id[value]': text,
  'external_connections.external_id[operator]': z.enum(['=', 'STARTS_WITH']).optional(),
});

/** The query of the project list, in the bracket notation of Drupal. */
export const projectListQuerySchema = fieldsSchema
  .refine(({ view, limit }) => view === 'summary' || limit <= PROJECTS_PER_PAGE, {
    path: ['limit'],
  })
  .refine(({ view, gewijzigd }) => view === 'summary' || gewijzigd === '0', {
    path: ['gewijzigd'],
  });

/** Without empty texts, which filter nothing. */
const filled = <Key extends string>(
  values: Record<Key, string | undefined>,
): Partial<Record<Key, string>> => {
  const kept: Partial<Record<Key, string>> = {};
  for (const key in values) {
    const value = values[key];
    if (value !== undefined && value !== '') kept[key] = value;
  }
  return kept;
};

const hasConnection = (query: z.infer<typeof projectListQuerySchema>): boolean =>
  (query['external_connections.type[value]'] ?? '') !== '' ||
  (query['external_connections.external_id[value]'] ?? '') !== '';

/** What the query asks of the list. */
export const requestOfQuery = (
  query: z.infer<typeof projectListQuerySchema>,
): Omit<ProjectListRequest, 'groupId' | 'uid' | 'exceptUid'> => ({
  gewijzigd: query.gewijzigd === '1',
  // No second project can have the connection of one that was put away.
  archief: query.archief ?? (hasConnection(query) ? 'met' : 'zonder'),
  limit: query.limit,
  page: query.page,
  sort: query.sort,
  order: query.order,
  search: filled({
    name: query['name[value]'],
    referentienummer: query['referentienummer[value]'],
    werkadres: query['werkadres[value]'],
    plaatsWerkadres: query['plaatsWerkadres[value]'],
    merken: query['merken[value]'],
  }),
  connection: filled({
    type: query['external_connections.type[value]'],
    external_id: query['external_connections.external_id[value]'],
  }),
  isPrefix: query['external_connections.external_id[operator]'] === 'STARTS_WITH',
});
