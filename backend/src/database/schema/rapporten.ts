import { index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

import type { RapportVraag } from '@adviestool/contract/rapporten';

import { bytes, moment } from './columns.ts';
import { inzageLinks } from './inzage.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Reports that are asked for, made and kept: 30 days, those of a link an hour. */
export const rapporten = pgTable(
  'rapporten',
  {
    id: uuid().primaryKey(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Who asked; with a link: who made that. */
    uid: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** The link whose readers asked, and alone get it. */
    inzage_link: uuid().references(() => inzageLinks.id, { onDelete: 'cascade' }),
    vraag: jsonb().$type<RapportVraag>().notNull(),
    stand: text({ enum: ['wacht', 'bezig', 'klaar', 'mislukt'] }).notNull(),
    gedaan: integer().notNull().default(0),
    totaal: integer().notNull(),
    attempts: smallint().notNull().default(0),
    /** When who makes it last said so; a process that died says nothing any more. */
    seen: moment(),
    melding: text(),
    bestandsnaam: text(),
    bestand: bytes(),
    /** Of the report; null where it was not counted. */
    paginas: integer(),
    /** Of the file, hexadecimal. */
    sha256: text(),
    created: moment().notNull(),
    /** Of the call that asked for it, for the log. */
    request_id: uuid(),
  },
  (table) => [
    index('rapporten_stand').on(table.stand, table.created),
    index('rapporten_uid').on(table.uid),
  ],
);
