import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** `status` false: blocked. Names and mail addresses are unique without regard to case. */
export const users = pgTable(
  'users',
  {
    uid: serial().primaryKey(),
    name: text().notNull(),
    /** What the user is called, as ‘Anna de Boer’; null: that is not filled in. */
    full_name: text(),
    mail: text().notNull(),
    pass_hash: text().notNull(),
    status: boolean().notNull().default(true),
    company_name: text(),
    address: text(),
    postal_code: text(),
    city: text(),
    contact_person: text(),
    created: moment().notNull(),
    changed: moment().notNull(),
    login: moment(),
  },
  (table) => [
    uniqueIndex('users_name').on(sql`lower(${table.name})`),
    uniqueIndex('users_mail').on(sql`lower(${table.mail})`),
  ],
);

/** Logged-in sessions only; the cookie's id is kept hashed. */
export const sessions = pgTable(
  'sessions',
  {
    id_hash: text().primaryKey(),
    uid: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    created: moment().notNull(),
    last_seen: moment().notNull(),
    /** The group whose provider let the user in, and that alone it is for; null: a password. */
    group_id: integer(),
    /** Of such a session: the refresh token, sealed; null: the provider gave none. */
    vernieuwing: text(),
    /** When the provider is asked again. */
    controle: moment(),
    /** When it last said that the user may stay. */
    gecontroleerd: moment(),
  },
  (table) => [index('sessions_uid').on(table.uid), index('sessions_controle').on(table.controle)],
);

/** Links for a new password, by the hash of their token. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    token_hash: text().primaryKey(),
    uid: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    created: moment().notNull(),
  },
  (table) => [index('reset_tokens_uid').on(table.uid)],
);
