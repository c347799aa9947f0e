import { isNull, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { LOGO_TYPES } from '@adviestool/contract/bedrijf';
import { LID_ROLLEN } from '@adviestool/contract/leden';
import type { ExternalConnectionBody } from '@adviestool/contract/externalConnection';
import type { Herkomst } from '@adviestool/contract/geschiedenis';
import { ZICHTBAARHEDEN } from '@adviestool/contract/groepInstellingen';
import type { ProjectData } from '@adviestool/contract/projectData';
import type { RapportVraag } from '@adviestool/contract/rapporten';
import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { Samenvatting } from '@adviestool/contract/samenvatting';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** `status` false: blocked. Names and mail addresses are unique without regard to case. */
export const users = pgTable(
  'users',
  {
    uid: serial().primaryKey(),
    name: text().notNull(),
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

export const groups = pgTable('groups', {
  id: serial().primaryKey(),
  label: text().notNull(),
  user_registration: boolean().notNull().default(false),
  /** Null: `eigen`. */
  zichtbaarheid: text({ enum: ZICHTBAARHEDEN }),
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
  },
  (table) => [index('sessions_uid').on(table.uid)],
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

/** Of a mail that says that projects were handed over. */
interface OverdrachtDetails {
  kind: 'overgedragen';
  /** Who gets them. */
  uid: number;
  /** The name of who handed them over. */
  door: string;
  aantal: number;
  /** The first of them. */
  project: { id: number; naam: string };
}

/** Of an invitation: the address and the token are found when the mail goes out. */
interface UitnodigingDetails {
  kind: 'uitnodiging';
  id: number;
}

type MailDetails = OverdrachtDetails | UitnodigingDetails;

/**
 * Mails that wait. `recipient` is a user name or e-mail address as it was typed: whether there is
 * such an account, and the token for it, are found when the mail goes out.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['welcome', 'password_reset', 'overgedragen', 'uitnodiging'] }).notNull(),
    recipient: text().notNull(),
    attempts: smallint().notNull().default(0),
    created: moment().notNull(),
    next_attempt: moment().notNull(),
    /** Of the call that asked for it, for the log. */
    request_id: uuid(),
    /** What a mail of a later kind tells, and to whom. */
    details: jsonb().$type<MailDetails>(),
  },
  (table) => [index('mail_queue_next_attempt').on(table.next_attempt)],
);

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
     * The merken in that text, a line each; null: it has none. The database takes them out, so that they
     * are true whoever wrote the text, an earlier release too. The function comes with the migration of the column.
     */
    merken: text().generatedAlwaysAs(sql`gevelvulling_merken(gevelvullingen_json)`),
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

/**
 * What made a revision of a project another one than `previous`. `order_before`: the ids before, when
 * they or their order changed, as JSON text. `text_before`: the whole text, when it could not be
 * taken apart.
 */
export const projectRevisions = pgTable(
  'project_revisions',
  {
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    previous: integer().notNull(),
    uid: integer()
      .notNull()
      .references(() => users.uid),
    created: moment().notNull(),
    restored_from: integer(),
    /** It went from the one to the other. */
    overgedragen_van: integer().references(() => users.uid),
    overgedragen_aan: integer().references(() => users.uid),
    data_before: jsonb().$type<ProjectData>(),
    data_after: jsonb().$type<ProjectData>(),
    order_before: text(),
    text_before: text(),
  },
  (table) => [
    primaryKey({ columns: [table.project_id, table.revision] }),
    index('project_revisions_created').on(table.created),
  ],
);

/** The gevelvullingen that a revision changed, as JSON text; null before: added, after: removed. */
export const projectRevisionRows = pgTable(
  'project_revision_rows',
  {
    project_id: integer().notNull(),
    revision: integer().notNull(),
    /** From 0. */
    rank: integer().notNull(),
    gevelvulling_id: text().notNull(),
    before: text(),
    after: text(),
  },
  (table) => [
    primaryKey({ columns: [table.project_id, table.revision, table.rank] }),
    foreignKey({
      name: 'project_revision_rows_revision_fk',
      columns: [table.project_id, table.revision],
      foreignColumns: [projectRevisions.project_id, projectRevisions.revision],
    }).onDelete('cascade'),
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

/** The picture of a group on its reports, as it was checked (`readLogo`). */
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

/** Invitations that were not taken up, by the hash of their token; null until the mail goes out. */
export const uitnodigingen = pgTable(
  'uitnodigingen',
  {
    id: serial().primaryKey(),
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    mail: text().notNull(),
    rol: text({ enum: LID_ROLLEN }).notNull(),
    /** Who invited. */
    door: integer()
      .notNull()
      .references(() => users.uid),
    token_hash: text(),
    created: moment().notNull(),
  },
  (table) => [
    uniqueIndex('uitnodigingen_mail').on(table.group_id, sql`lower(${table.mail})`),
    uniqueIndex('uitnodigingen_token_hash').on(table.token_hash),
  ],
);

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

/** Links that show a project to who has no account, by the hash of their token. */
export const inzageLinks = pgTable(
  'inzage_links',
  {
    id: uuid().primaryKey(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    token_hash: text().notNull().unique(),
    created_by: integer()
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** Of the call that made it, so that a repeat makes no second one. */
    request_key: uuid(),
    label: text(),
    created: moment().notNull(),
    expires: moment().notNull(),
    /** By somebody, or with the deletion or hand-over of its project. */
    withdrawn_at: moment(),
    /** To the minute. */
    last_used: moment(),
  },
  (table) => [
    index('inzage_links_project').on(table.project_id, table.created),
    unique('inzage_links_request').on(table.created_by, table.request_key),
  ],
);

/** Sessions of those links, apart from those of users; the cookie's id is kept hashed. */
export const inzageSessions = pgTable(
  'inzage_sessions',
  {
    id_hash: text().primaryKey(),
    link_id: uuid()
      .notNull()
      .references(() => inzageLinks.id, { onDelete: 'cascade' }),
    created: moment().notNull(),
    last_seen: moment().notNull(),
  },
  (table) => [index('inzage_sessions_link').on(table.link_id)],
);

/** Reports that are asked for, made and kept for an hour. */
export const rapporten = pgTable(
  'rapporten',
  {
    id: uuid().primaryKey(),
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Who asked, and alone gets it; with a link: who made that. */
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
    created: moment().notNull(),
    /** Of the call that asked for it, for the log. */
    request_id: uuid(),
  },
  (table) => [
    index('rapporten_stand').on(table.stand, table.created),
    index('rapporten_uid').on(table.uid),
  ],
);
