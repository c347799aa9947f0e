import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { LidRol } from '@adviestool/contract/rollen';

import { moment } from './columns.ts';
import { groups } from './groups.ts';
import { users } from './users.ts';

/** How a group logs in by its own provider; `geheim` is sealed with the key of the installation. */
export const bedrijfslogins = pgTable('bedrijfslogins', {
  group_id: integer()
    .primaryKey()
    .references(() => groups.id, { onDelete: 'cascade' }),
  issuer: text().notNull(),
  client_id: text().notNull(),
  geheim: text().notNull(),
  domeinen: text().array().notNull(),
  rolclaim: text(),
  rollen: jsonb().$type<{ waarde: string; rol: LidRol }[]>().notNull(),
  standaardrol: text().$type<LidRol>(),
  changed: moment().notNull(),
});

/** Which account of a provider is which of ours, in the group that trusts that provider. */
export const bedrijfsloginAccounts = pgTable(
  'bedrijfslogin_accounts',
  {
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    uid: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    created: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.group_id, table.issuer, table.subject] }),
    index('bedrijfslogin_accounts_uid').on(table.uid),
  ],
);

/** Who is on the way to a provider: by the hash of the state that it gives back, once. */
export const bedrijfsloginPogingen = pgTable('bedrijfslogin_pogingen', {
  state_hash: text().primaryKey(),
  /** Of the cookie of the browser that began it. */
  cookie_hash: text().notNull(),
  group_id: integer()
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' }),
  /** The nonce and the verifier, sealed. */
  verzegeld: text().notNull(),
  bestemming: text().notNull(),
  created: moment().notNull(),
});
