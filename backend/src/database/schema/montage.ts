import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import type {
  GetoondAdvies,
  MontageAfwijking,
  MontageAnkers,
  MontageFoto,
} from '@adviestool/contract/montage';

import { bytes, moment } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** What was said on site of pieces: added to, and never changed. */
export const montage = pgTable(
  'montage',
  {
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** As the phone made it, so that a repeat is no second entry. */
    id: uuid().notNull(),
    /** The order in which they came. */
    nr: serial().notNull(),
    gevelvulling_id: text().notNull(),
    stuk: integer().notNull(),
    geplaatst: moment(),
    ankers: jsonb().$type<MontageAnkers>().notNull(),
    afwijking: text().$type<MontageAfwijking>(),
    toelichting: text().notNull(),
    /** Ids of `montage_fotos`. */
    fotos: jsonb().$type<string[]>().notNull(),
    op: moment().notNull(),
    ontvangen: moment().notNull(),
    getoond: jsonb().$type<GetoondAdvies>().notNull(),
    /** Hash of `getoond`. */
    advies: text().notNull(),
    /** Who said it; null: by a link, or that account is gone. */
    uid: integer().references(() => users.uid, { onDelete: 'set null' }),
    /** The name that was typed on site, by a link, or that came with a file; null: who was logged in. */
    door: text(),
    /** Hash of what was sent. */
    verzoek: text().notNull(),
    /** It came with the file of a project, where these pictures stayed; null: it was said here. */
    uit_bestand: jsonb().$type<{ viaLink: boolean; fotos: MontageFoto[] }>(),
    /** Bytes of what may be long in it. */
    grootte: integer().generatedAlwaysAs(
      sql`octet_length(toelichting) + octet_length(getoond::text)`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.project_id, table.id] }),
    index('montage_grootte').on(table.project_id, table.grootte),
    index('montage_uid').on(table.uid),
    index('montage_nr').on(table.project_id, table.nr),
  ],
);

/** Pictures of the site, as JPEG that was written anew. */
export const montageFotos = pgTable(
  'montage_fotos',
  {
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    bestand: bytes().notNull(),
    uid: integer().references(() => users.uid, { onDelete: 'set null' }),
    created: moment().notNull(),
    /** Hash of what was sent. */
    verzoek: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.project_id, table.id] }),
    index('montage_fotos_gebruik').on(table.project_id, table.bytes),
    index('montage_fotos_uid').on(table.uid),
  ],
);

/** Of each project with entries, up to where it was looked whether they follow an advice that changed since. */
export const montageAlarm = pgTable('montage_alarm', {
  project_id: integer()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  revision: integer().notNull(),
  /** The order in which entries came; those up to this one were looked at. */
  nr: integer().notNull(),
  /**
   * What it was calculated with (`versies` of a `Rekenwijze`); empty: its catalogue was not known. Null: an earlier
   * release looked.
   */
  versies: text(),
  /** Ids of gevelvullingen of which the maker had a mail. */
  gemeld: jsonb().$type<string[]>().notNull(),
  /** Ids of gevelvullingen of which the maker had a mail that they do not comply, and that did not since; null: an earlier release looked. */
  voldoet_niet: jsonb().$type<string[]>(),
});
