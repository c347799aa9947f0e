import { isNull, sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

import type { ExternalConnectionBody } from '@adviestool/contract/externalConnection';
import type { Herkomst } from '@adviestool/contract/geschiedenis';
import { GEVOLGKLASSEN } from '@adviestool/contract/project';
import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { Windvormfactor } from '@adviestool/contract/windvormfactoren';
import type { Samenvatting } from '@adviestool/contract/samenvatting';

import { moment } from './columns.ts';
import { groups } from './groups.ts';
import { users } from './users.ts';

/**
 * `gevelvullingen_json` is the client's own text, byte for byte. `samenvatting` was made of it at the
 * revision and with the versions that `samenvatting_stamp` names. `standaarden` is JSON text.
 */
export const projects = pgTable(
  'projects',
  {
    id: serial().primaryKey(),
    group_id: integer()
      .notNull()
      .references(() => groups.id),
    uid: integer()
      .notNull()
      .references(() => users.uid),
    revision: integer().notNull().default(1),
    name: text().notNull(),
    referentienummer: text(),
    type_bouw: text(),
    windgebied: smallint(),
    omgevingsgebied: text(),
    gebouwhoogte: doublePrecision(),
    windvorm_factor: doublePrecision(),
    /** As chosen; null: it follows from the type bouw. */
    gevolgklasse: text({ enum: GEVOLGKLASSEN }),
    /** Of facades with one of their own; null: none. */
    windvormfactoren: jsonb().$type<Windvormfactor[]>(),
    werkadres: text(),
    plaats_werkadres: text(),
    /** True: the gebouwhoogte was imported and nobody has confirmed it. */
    gebouwhoogte_controleren: boolean(),
    /** The version of a catalogue to calculate with; null: the one in use. */
    catalogus: jsonb().$type<CatalogusNaam>(),
    version: text(),
    gevelvullingen_json: text().notNull(),
    /** Bytes of that text. */
    grootte: integer().generatedAlwaysAs(sql`octet_length(gevelvullingen_json)`),
    /**
     * The merken in that text, a line each; null: it has none. `merken_revision` is the revision that they
     * were read of: an earlier release writes projects without them, and then it is another one.
     */
    merken: text(),
    merken_revision: integer(),
    samenvatting: jsonb().$type<Samenvatting>(),
    samenvatting_stamp: text(),
    standaarden: text(),
    /** Who saved them last, and when; null: before that was kept. */
    standaarden_door: integer().references(() => users.uid),
    standaarden_op: moment(),
    /** What it was made of; null: of nothing. */
    herkomst: jsonb().$type<Herkomst>(),
    created: moment().notNull(),
    changed: moment().notNull(),
    /** When it was put away; null: it is not. */
    archived_at: moment(),
    deleted_at: moment(),
    /** Who deleted it; null: it is not, or that was not kept yet, or the account is gone. */
    deleted_by: integer().references(() => users.uid, { onDelete: 'set null' }),
  },
  (table) => [
    index('projects_changed')
      .on(table.group_id, table.changed, table.id)
      .where(isNull(table.deleted_at)),
    index('projects_created')
      .on(table.group_id, table.created, table.id)
      .where(isNull(table.deleted_at)),
    // PostgreSQL pages through an index on an expression alone only when its column stands in it.
    index('projects_name')
      .on(table.group_id, sql`lower(${table.name})`, table.id, table.name)
      .where(isNull(table.deleted_at)),
    index('projects_referentienummer')
      .on(table.group_id, sql`lower(${table.referentienummer})`, table.id, table.referentienummer)
      .where(isNull(table.deleted_at)),
    // Without a referentienummer comes last, whichever way the list is sorted.
    index('projects_referentienummer_desc')
      .on(
        table.group_id,
        sql`lower(${table.referentienummer}) desc nulls last`,
        table.id.desc().nullsFirst(),
        table.referentienummer,
      )
      .where(isNull(table.deleted_at)),
    // The own projects, and those of one colleague.
    index('projects_maker')
      .on(table.group_id, table.uid, table.changed, table.id)
      .where(isNull(table.deleted_at)),
    index('projects_uid').on(table.uid, table.group_id).where(isNull(table.deleted_at)),
    // Counts what is listed without reading a project; the indexes above find the page.
    index('projects_lijst')
      .on(table.group_id, table.uid)
      .where(sql`${table.deleted_at} is null and ${table.archived_at} is null`),
    index('projects_archief')
      .on(table.group_id, table.changed, table.id)
      .where(sql`${table.deleted_at} is null and ${table.archived_at} is not null`),
    index('projects_deleted_at').on(table.deleted_at),
    // Sums what is in use without reading a project.
    index('projects_gebruik').on(table.group_id, table.uid, table.deleted_at, table.grootte),
  ],
);

export const externalConnections = pgTable(
  'external_connections',
  {
    id: serial().primaryKey(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    external_id: text().notNull(),
    data: jsonb().$type<ExternalConnectionBody['data']>().notNull(),
    created: moment().notNull(),
  },
  (table) => [
    index('external_connections_project_id').on(table.project_id),
    index('external_connections_external_id').on(table.external_id, table.type),
  ],
);
