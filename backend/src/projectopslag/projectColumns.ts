import { eq, sql } from 'drizzle-orm';

import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { ExternalConnection } from '@adviestool/contract/externalConnection';
import {
  projectRecordSchema,
  type ProjectRecord,
  type ProjectUser,
  type Rechten,
} from '@adviestool/contract/project';
import { projectSummaryRecordSchema } from '@adviestool/contract/projectList';
import type { z } from 'zod';

import { inzageLinks } from '../database/schema/inzage.ts';
import { montage } from '../database/schema/montage.ts';
import { externalConnections, projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';

/** The connections of a project as one JSON value, so that a list stays one statement. */
const connections = sql<ExternalConnection[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${externalConnections.id}, 'type', ${externalConnections.type},
    'external_id', ${externalConnections.external_id}, 'data', ${externalConnections.data}
  ) order by ${externalConnections.id}), '[]'::jsonb)
  from ${externalConnections} where ${eq(externalConnections.project_id, projects.id)}
)`;

const dataColumns = {
  name: projects.name,
  referentienummer: projects.referentienummer,
  type_bouw: projects.type_bouw,
  windgebied: projects.windgebied,
  omgevingsgebied: projects.omgevingsgebied,
  gebouwhoogte: projects.gebouwhoogte,
  windvorm_factor: projects.windvorm_factor,
  gevolgklasse: projects.gevolgklasse,
  windvormfactoren: projects.windvormfactoren,
  werkadres: projects.werkadres,
  plaats_werkadres: projects.plaats_werkadres,
  catalogus: projects.catalogus,
  gebouwhoogte_controleren: projects.gebouwhoogte_controleren,
  version: projects.version,
};

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

/** What a select of records without their gevelvullingen takes from `projects` joined with `users`. */
export const summaryColumns = {
  project: {
    id: projects.id,
    group_id: projects.group_id,
    ...dataColumns,
    created: projects.created,
    changed: projects.changed,
    archived: projects.archived_at,
  },
  connections: connections.as('connections'),
  user: {
    uid: users.uid,
    name: shownName,
    mail: users.mail,
    company_name: users.company_name,
    address: users.address,
    postal_code: users.postal_code,
    city: users.city,
    contact_person: users.contact_person,
  },
};

/** Something was mounted, or a link for the site works; by the indexes montage_nr and inzage_links_project. */
const opDeBouw = sql<boolean>`(
  exists (select 1 from ${montage} where ${montage.project_id} = ${projects.id})
  or exists (select 1 from ${inzageLinks} where ${inzageLinks.project_id} = ${projects.id}
    and ${inzageLinks.soort} = 'bouwplaats' and ${inzageLinks.withdrawn_at} is null
    and ${inzageLinks.expires} > now())
)`;

/** What a select of records takes from `projects` joined with `users`. */
export const recordColumns = {
  ...summaryColumns,
  project: {
    ...summaryColumns.project,
    gevelvullingen_json: projects.gevelvullingen_json,
    opDeBouw: opDeBouw.as('op_de_bouw'),
  },
};

interface RecordRow {
  project: {
    created: Date;
    changed: Date;
    archived: Date | null;
    catalogus: CatalogusNaam | null;
    gebouwhoogte_controleren: boolean | null;
    opDeBouw?: boolean;
  };
  connections: ExternalConnection[];
  user: ProjectUser;
}

/** What a reader may do is for the route to say, which knows who reads. */
const NO_RECHTEN: Rechten = { wijzigen: false, beheren: false };

const membersOf = ({
  project: { catalogus, gebouwhoogte_controleren, archived, opDeBouw: isOpDeBouw, ...project },
  connections: external_connections,
  user,
}: RecordRow) => ({
  ...project,
  ...(catalogus !== null && { catalogus }),
  ...(gebouwhoogte_controleren === true && { gebouwhoogte_controleren }),
  external_connections,
  user,
  rechten: { ...NO_RECHTEN, ...(isOpDeBouw === true && { opDeBouw: true }) },
  created: project.created.toISOString(),
  changed: project.changed.toISOString(),
  ...(archived !== null && { archived: archived.toISOString() }),
});

/** Makes the record of one row, in the shape of the contract. */
export const toRecord = (row: RecordRow): ProjectRecord =>
  projectRecordSchema.parse(membersOf(row));

const summarySchema = projectSummaryRecordSchema.omit({ samenvatting: true, gevonden: true });

/** As `toRecord`, without the gevelvullingen. */
export const toSummary = (row: RecordRow): z.infer<typeof summarySchema> =>
  summarySchema.parse(membersOf(row));
