import { z } from 'zod';

import { PROJECT_MAKERS, PROJECT_SORTS, PROJECTS_PER_PAGE } from '../projectList.ts';

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

export type ProjectListQuery = z.infer<typeof projectListQuerySchema>;
