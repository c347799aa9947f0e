import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import { bytes, moment } from './columns.ts';
import { groups } from './groups.ts';
import { users } from './users.ts';

/** All data of a company as one file, that is asked for, made and kept for two days. */
export const archieven = pgTable(
  'archieven',
  {
    id: uuid().primaryKey(),
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** Who asked, and alone gets it. */
    uid: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    stand: text({ enum: ['wacht', 'bezig', 'klaar', 'mislukt'] }).notNull(),
    /** Projects. */
    gedaan: integer().notNull().default(0),
    totaal: integer().notNull().default(0),
    attempts: smallint().notNull().default(0),
    /** When who makes it last said so; a process that died says nothing any more. */
    seen: moment(),
    melding: text(),
    bestandsnaam: text(),
    /** Of the file. */
    bytes: bigint({ mode: 'number' }),
    /** Of the file, hexadecimal. */
    sha256: text(),
    niet_opgenomen: integer().notNull().default(0),
    created: moment().notNull(),
    /** When it was made. */
    klaar_op: moment(),
    /** Of the call that asked for it, for the log. */
    request_id: uuid(),
  },
  (table) => [
    index('archieven_stand').on(table.stand, table.created),
    index('archieven_group').on(table.group_id, table.created),
    index('archieven_uid').on(table.uid),
  ],
);

/** The file of an archive, in the order of its parts: written while it is made, and read while it is fetched. */
export const archiefDelen = pgTable(
  'archief_delen',
  {
    archief_id: uuid()
      .notNull()
      .references(() => archieven.id, { onDelete: 'cascade' }),
    /** Of the attempt that wrote it. */
    poging: smallint().notNull(),
    nummer: integer().notNull(),
    bestand: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.archief_id, table.poging, table.nummer] })],
);
