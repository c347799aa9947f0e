import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';

import type { GebeurtenisDetails, GebeurtenisSoort } from '@adviestool/contract/gebeurtenissen';

import { moment } from './columns.ts';
import { groups } from './groups.ts';
import { users } from './users.ts';

/** What happened in a group, for its administrators: who did what, without address or secret. A year. */
export const gebeurtenissen = pgTable(
  'gebeurtenissen',
  {
    id: serial().primaryKey(),
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    soort: text().$type<GebeurtenisSoort>().notNull(),
    /** Who did it; null: who has a link, or the administrator of the server. */
    uid: integer().references(() => users.uid, { onDelete: 'set null' }),
    /** Whom it was done to. */
    over_uid: integer().references(() => users.uid, { onDelete: 'set null' }),
    /** That may be removed for good meanwhile. */
    project_id: integer(),
    /** `project`: what that was called; absent: of an earlier release. */
    details: jsonb().$type<GebeurtenisDetails & { project?: string }>().notNull(),
    created: moment().notNull(),
  },
  (table) => [
    index('gebeurtenissen_group').on(table.group_id, table.id),
    index('gebeurtenissen_created').on(table.created),
    index('gebeurtenissen_uid').on(table.uid),
    index('gebeurtenissen_personen').on(table.group_id, table.uid),
  ],
);
