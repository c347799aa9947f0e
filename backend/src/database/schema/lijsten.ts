import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import type { LijstBody } from '@adviestool/contract/lijsten';

import { moment } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Lists (kozijnstaten) that were read into a project, without their files. */
export const lijsten = pgTable(
  'lijsten',
  {
    id: uuid().primaryKey(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Who read it; null: that account is gone. */
    uid: integer().references(() => users.uid, { onDelete: 'set null' }),
    bestand: text().notNull(),
    blad: text(),
    sha256: text(),
    rijen: integer().notNull(),
    kolommen: jsonb().$type<LijstBody['kolommen']>().notNull(),
    antwoorden: jsonb().$type<LijstBody['antwoorden']>().notNull(),
    /** The one that its import made. */
    revision: integer().notNull(),
    created: moment().notNull(),
  },
  (table) => [index('lijsten_project').on(table.project_id, table.created)],
);
