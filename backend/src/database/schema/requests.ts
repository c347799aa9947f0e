import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';
import { users } from './users.ts';

/** Failed attempts, by kind of event and by who made them. */
export const flood = pgTable(
  'flood',
  {
    id: serial().primaryKey(),
    event: text().notNull(),
    identifier: text().notNull(),
    created: moment().notNull(),
  },
  (table) => [index('flood_event').on(table.event, table.identifier, table.created)],
);

/**
 * Calls by who made them (a session, an address or a user) and by slice of time: a whole number of
 * `SLICE`s on the clock of the database. Unlogged: a crash of the database may forget it.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    who: text().notNull(),
    slice: integer().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.who, table.slice] })],
);

/** The answers of creates, to be given again for the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    key: text().notNull(),
    request_hash: text().notNull(),
    answer: text(),
    etag: text(),
    location: text(),
    created: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.key] }),
    index('idempotency_keys_created').on(table.created),
  ],
);
