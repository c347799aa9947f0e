import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { ProjectData } from '@adviestool/contract/projectData';

import { moment } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/**
 * What made a revision of a project another one than `previous`. `order_before`: the ids before, when
 * they or their order changed, as JSON text. `text_before`: the whole text, when it could not be
 * taken apart.
 */
export const projectRevisions = pgTable(
  'project_revisions',
  {
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    previous: integer().notNull(),
    uid: integer()
      .notNull()
      .references(() => users.uid),
    created: moment().notNull(),
    restored_from: integer(),
    /** It went from the one to the other. */
    overgedragen_van: integer().references(() => users.uid),
    overgedragen_aan: integer().references(() => users.uid),
    data_before: jsonb().$type<ProjectData>(),
    data_after: jsonb().$type<ProjectData>(),
    order_before: text(),
    text_before: text(),
  },
  (table) => [
    primaryKey({ columns: [table.project_id, table.revision] }),
    index('project_revisions_created').on(table.created),
  ],
);

/** The gevelvullingen that a revision changed, as JSON text; null before: added, after: removed. */
export const projectRevisionRows = pgTable(
  'project_revision_rows',
  {
    project_id: integer().notNull(),
    revision: integer().notNull(),
    /** From 0. */
    rank: integer().notNull(),
    gevelvulling_id: text().notNull(),
    before: text(),
    after: text(),
  },
  (table) => [
    primaryKey({ columns: [table.project_id, table.revision, table.rank] }),
    foreignKey({
      name: 'project_revision_rows_revision_fk',
      columns: [table.project_id, table.revision],
      foreignColumns: [projectRevisions.project_id, projectRevisions.revision],
    }).onDelete('cascade'),
  ],
);
