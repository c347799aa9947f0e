import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { LOGO_TYPES } from '@adviestool/contract/bedrijf';
import type { LidRol } from '@adviestool/contract/rollen';
import { ZICHTBAARHEDEN } from '@adviestool/contract/groepInstellingen';

import { bytes, moment } from './columns.ts';
import { users } from './users.ts';

export const groups = pgTable('groups', {
  id: serial().primaryKey(),
  label: text().notNull(),
  user_registration: boolean().notNull().default(false),
  /** Null: `eigen`. */
  zichtbaarheid: text({ enum: ZICHTBAARHEDEN }),
  /** It has a provider of its own to log in by. */
  bedrijfslogin: boolean().notNull().default(false),
  /** Who logged in with a password is let in nowhere in it. */
  wachtwoord_verboden: boolean().notNull().default(false),
});

/** `roles` holds the roles that were given; -member, -outsider and -anonymous are implied. */
export const groupMembers = pgTable(
  'group_members',
  {
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    uid: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    roles: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.group_id, table.uid] }),
    index('group_members_uid').on(table.uid),
  ],
);

/** Who was taken out of a group, by whom and when, until they are a member again: it is told when they come. */
export const beeindigdeLidmaatschappen = pgTable(
  'beeindigde_lidmaatschappen',
  {
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    uid: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    door: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    op: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.group_id, table.uid] })],
);

/**
 * By what the provider of a group would know whom somebody took out of it, as hashes: it stays when the account ends,
 * so that nobody becomes a member again by that.
 */
export const verwijderdePersonen = pgTable(
  'verwijderde_personen',
  {
    id: serial().primaryKey(),
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    mail_hash: text().notNull(),
    /** Of the issuer and the subject there; null: the provider had not let the person in. */
    login_hash: text(),
    op: moment().notNull(),
  },
  (table) => [index('verwijderde_personen_mail').on(table.group_id, table.mail_hash)],
);

/** The picture of a group on its reports, written anew by `readLogo`; from before that, as it was uploaded. */
export const groupLogos = pgTable('group_logos', {
  group_id: integer()
    .primaryKey()
    .references(() => groups.id, { onDelete: 'cascade' }),
  type: text({ enum: LOGO_TYPES }).notNull(),
  breedte: integer().notNull(),
  hoogte: integer().notNull(),
  bestand: bytes().notNull(),
  changed: moment().notNull(),
});

/** What new projects of a group begin with; JSON text. */
export const groupStandaarden = pgTable('group_standaarden', {
  group_id: integer()
    .primaryKey()
    .references(() => groups.id, { onDelete: 'cascade' }),
  standaarden: text().notNull(),
  /** As of a project. */
  standaarden_door: integer().references(() => users.uid),
  standaarden_op: moment(),
});

/**
 * Invitations that were not taken up, by the hash of the token in their mail, null until that goes out, and of that in
 * the link that was copied last, null until one is.
 */
export const uitnodigingen = pgTable(
  'uitnodigingen',
  {
    id: serial().primaryKey(),
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    mail: text().notNull(),
    /** What the invited is called; null: nobody said. */
    naam: text(),
    rol: text().$type<LidRol>().notNull(),
    /** Who invited. */
    door: integer()
      .notNull()
      .references(() => users.uid),
    token_hash: text(),
    link_hash: text(),
    created: moment().notNull(),
  },
  (table) => [
    uniqueIndex('uitnodigingen_mail').on(table.group_id, sql`lower(${table.mail})`),
    uniqueIndex('uitnodigingen_token_hash').on(table.token_hash),
    uniqueIndex('uitnodigingen_link_hash').on(table.link_hash),
  ],
);

/**
 * The catalogues that releases of a group's variant had, by the hash of their content. Under a name,
 * which is an id and a version, a group has one content at most.
 */
export const catalogi = pgTable(
  'catalogi',
  {
    /** Of the variant; there need not be such a group. */
    group_id: integer().notNull(),
    hash: text().notNull(),
    /** Null: it has no name. */
    id: text(),
    versie: text(),
    document: text().notNull(),
    /** When the site was last found with it; the newest is the one in use. */
    seen: moment().notNull(),
    /** Since when it has been the one in use; null: from before that was kept, or it is not. */
    sinds: moment(),
  },
  (table) => [primaryKey({ columns: [table.group_id, table.hash] })],
);
