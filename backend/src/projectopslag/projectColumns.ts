import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { ExternalConnection } from '@adviestool/contract/externalConnection';
import {
  projectRecordSchema,
  type ProjectRecord,
  type Rechten,
} from '@adviestool/contract/project';
import { projectDataBodySchema, type ProjectDataBody } from '@adviestool/contract/projectData';
import { z } from 'zod';

import { jsonText } from '../database/jsonOf.ts';
import { keepRead } from '../database/keepRead.ts';
import { inzageLinks } from '../database/schema/inzage.ts';
import { montage } from '../database/schema/montage.ts';
import { externalConnections, projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { shownNameOf } from '../database/shownName.ts';
import { groupMembers } from '../database/schema/groups.ts';
import type { StoredColumns } from '../http/sessions.ts';

/** The connections of a project as one JSON value, so that a list stays one statement. */
const connections = sql<ExternalConnection[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${externalConnections.id}, 'type', ${externalConnections.type},
    'external_id', ${externalConnections.external_id}, 'data', ${externalConnections.data}
  ) order by ${externalConnections.id}), '[]'::jsonb)
  from ${externalConnections} where ${eq(externalConnections.project_id, projects.id)}
)`;

type Columns = typeof projects._.columns;

/** The columns of a project without its gevelvullingen, which are called as in its body. */
function dataColumnsOf(columns: Columns): Pick<Columns, keyof ProjectDataBody>;
function dataColumnsOf(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(projectDataBodySchema.shape).map((key) => [key, columns[key]]),
  );
}

const dataColumns = dataColumnsOf(getTableColumns(projects));

/** What a client writes of a project. */
export const contentColumns = {
  ...dataColumns,
  gevelvullingen_json: projects.gevelvullingen_json,
};

/** What is kept beside a project of what it counts. */
export const samenvattingColumns = {
  samenvatting: projects.samenvatting,
  samenvatting_stamp: projects.samenvatting_stamp,
};

/** Something was mounted, or a link for the site works; by the indexes montage_nr and inzage_links_project. */
const opDeBouw = sql<boolean>`(
  exists (select 1 from ${montage} where ${montage.project_id} = ${projects.id})
  or exists (select 1 from ${inzageLinks} where ${inzageLinks.project_id} = ${projects.id}
    and ${inzageLinks.soort} = 'bouwplaats' and ${inzageLinks.withdrawn_at} is null
    and ${inzageLinks.expires} > now())
)`;

/** Who made a project, where it stands beside another user. */
const maker = alias(users, 'maker');

/** The members of a record that are columns of `projects`, or are of the user that made it. */
const membersWith = (user: typeof users | typeof maker) => ({
  id: projects.id,
  group_id: projects.group_id,
  ...dataColumns,
  created: projects.created,
  changed: projects.changed,
  archived: projects.archived_at,
  external_connections: connections,
  user: {
    uid: user.uid,
    name: shownNameOf(user),
    mail: user.mail,
    company_name: user.company_name,
    address: user.address,
    postal_code: user.postal_code,
    city: user.city,
    contact_person: user.contact_person,
  },
});

const members = membersWith(users);

/** What a select of records without their gevelvullingen takes from `projects` joined with `users`. */
export const summaryColumns = { head: jsonText(members).as('head') };

/** What a select of records takes from `projects` joined with `users`. */
export const recordColumns = {
  head: jsonText({ ...members, opDeBouw }).as('head'),
  gevelvullingen_json: projects.gevelvullingen_json,
};

/** Bytes of gevelvullingen that are read before a call is counted and its rights are known. */
const SHORT = 64 * 1024;

const isShort = sql`${projects.grootte} <= ${sql.raw(String(SHORT))} and ${groupMembers.uid} is not null`;

/** A short project for a member, beside session, group and project of `http/sessions.ts`; of others nothing. */
export const storedColumns: StoredColumns = {
  head: sql<string | null>`(
    select ${jsonText({ ...membersWith(maker), opDeBouw })}
    from ${users} ${sql.identifier('maker')} where ${eq(maker.uid, projects.uid)} and ${isShort}
  )`,
  gevelvullingen_json: sql<
    string | null
  >`case when ${isShort} then ${projects.gevelvullingen_json} end`,
};

const recordHeadSchema = projectRecordSchema.omit({ gevelvullingen_json: true });

/** A record without its gevelvullingen. */
type RecordHead = z.infer<typeof recordHeadSchema>;

/** What a reader may do is for the route to say, which knows who reads. */
const NO_RECHTEN: Rechten = { wijzigen: false, beheren: false };

/** As the columns have it; what is in them is for the contract to check. */
const storedSchema = z.looseObject({
  created: z.string(),
  changed: z.string(),
  archived: z.string().nullable(),
  catalogus: z.unknown(),
  gebouwhoogte_controleren: z.unknown(),
  opDeBouw: z.boolean().default(false),
});

const isoOf = (moment: string): string => new Date(moment).toISOString();

const membersOf = ({
  created,
  changed,
  archived,
  catalogus,
  gebouwhoogte_controleren,
  opDeBouw: isOpDeBouw,
  ...rest
}: z.infer<typeof storedSchema>) => ({
  ...rest,
  ...(catalogus !== null && { catalogus }),
  ...(gebouwhoogte_controleren === true && { gebouwhoogte_controleren }),
  rechten: { ...NO_RECHTEN, ...(isOpDeBouw && { opDeBouw: true }) },
  created: isoOf(created),
  changed: isoOf(changed),
  ...(archived !== null && { archived: isoOf(archived) }),
});

const readHead = keepRead((text) =>
  recordHeadSchema.parse(membersOf(storedSchema.parse(JSON.parse(text)))),
);

/** Makes the record of one row without its gevelvullingen, in the shape of the contract. */
export const toSummary = ({ head }: { head: string }): RecordHead => readHead(head);

/** As `toSummary`, with them. */
export const toRecord = ({
  head,
  gevelvullingen_json,
}: {
  head: string;
  gevelvullingen_json: string;
}): ProjectRecord => ({ ...readHead(head), gevelvullingen_json });
