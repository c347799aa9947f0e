import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { Bestelling, Levering } from '@adviestool/contract/bestellingen';

import { moment } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** What was ordered for a project: added to, and never changed. */
export const bestellingen = pgTable(
  'bestellingen',
  {
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** As the page made it, so that a repeat is no second order. */
    id: uuid().notNull(),
    /** Who ordered; null: that account is gone, or it came with the file of a project. */
    uid: integer().references(() => users.uid, { onDelete: 'set null' }),
    op: moment().notNull(),
    leverancier: text(),
    reserve: integer().notNull(),
    levering: text().$type<Levering>(),
    regels: jsonb().$type<Bestelling['regels']>().notNull(),
    advieshash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.project_id, table.id] }),
    index('bestellingen_uid').on(table.uid),
  ],
);
