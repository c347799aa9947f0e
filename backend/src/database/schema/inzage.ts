import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import type { InzageSoort } from '@adviestool/contract/inzage';

import { moment } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Links that show a project to who has no account, by the hash of their token. */
export const inzageLinks = pgTable(
  'inzage_links',
  {
    id: uuid().primaryKey(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    created_by: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** Of the call that made it, so that a repeat makes no second one. */
    request_key: uuid(),
    /** Null: `inzage`, the kind that there was first. */
    soort: text().$type<InzageSoort>(),
    label: text(),
    created: moment().notNull(),
    expires: moment().notNull(),
    /** By somebody, with the deletion or hand-over of its project, or with the right of who made it. */
    withdrawn_at: moment(),
    /** To the minute. */
    last_used: moment(),
  },
  (table) => [
    index('inzage_links_project').on(table.project_id, table.created),
    unique('inzage_links_request').on(table.created_by, table.request_key),
  ],
);

/** Sessions of those links, apart from those of users; the cookie's id is kept hashed. */
export const inzageSessions = pgTable(
  'inzage_sessions',
  {
    id_hash: text().primaryKey(),
    link_id: uuid()
      .notNull()
      .references(() => inzageLinks.id, { onDelete: 'cascade' }),
    created: moment().notNull(),
    last_seen: moment().notNull(),
  },
  (table) => [index('inzage_sessions_link').on(table.link_id)],
);
