import {
  gevelvullingenSchema,
  PROJECT_KOLOMMEN,
  projectRecordSchema,
  type Project,
  type ProjectBody,
  type ProjectGegevens,
  type ProjectRecord,
} from './project.ts';
import type { Gevelvulling } from './gevelvulling.ts';
import type { ProjectData } from './projectData.ts';

/** Undefined when it is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const KOLOMMEN = Object.entries(PROJECT_KOLOMMEN);
const VELDEN = KOLOMMEN.map(([veld, kolom]): [string, string] => [kolom, veld]);

type Kolommen = (typeof PROJECT_KOLOMMEN)[keyof typeof PROJECT_KOLOMMEN];

/** Values under other names. A backend that does not know a field says nothing of it: what is not said stays so. */
function renamed(
  record: ProjectData,
  names: typeof VELDEN,
): Pick<ProjectGegevens, keyof typeof PROJECT_KOLOMMEN>;
function renamed(gegevens: ProjectGegevens, names: typeof KOLOMMEN): Pick<ProjectBody, Kolommen>;
function renamed(
  values: Readonly<Record<string, unknown>>,
  names: readonly (readonly [string, string])[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap(([from, to]) => (values[from] === undefined ? [] : [[to, values[from]]])),
  );
}

/** The data of a project as its record has them. */
export const projectGegevensOf = (record: ProjectData): ProjectGegevens => ({
  ...renamed(record, VELDEN),
  ...(record.catalogus && { catalogus: record.catalogus }),
  ...(record.gebouwhoogte_controleren === true && { gebouwhoogteControleren: true }),
});

/** @param gevelvullingen null: they cannot be read, which makes the project read-only (`onleesbaar`) */
export const projectOf = (
  record: ProjectRecord,
  gevelvullingen: Gevelvulling[] | null,
): Project => ({
  id: record.id,
  groupID: record.group_id,
  version: record.version,
  projectGegevens: projectGegevensOf(record),
  gevelvullingen: gevelvullingen ?? [],
  overig: Object.fromEntries(
    Object.entries(record).filter(([key]) => !Object.hasOwn(projectRecordSchema.shape, key)),
  ),
  spouwankersituaties: [],
  externalConnections: record.external_connections,
  user: record.user,
  rechten: record.rechten,
  created: record.created,
  changed: record.changed,
  ...(record.archived !== undefined && { gearchiveerd: record.archived }),
  onleesbaar: gevelvullingen === null,
});

/** Reads a record of the backend as a project. Unreadable gevelvullingen make it read-only (`onleesbaar`). */
export const projectFromRecord = (record: ProjectRecord): Project =>
  projectOf(
    record,
    gevelvullingenSchema.safeParse(parseJson(record.gevelvullingen_json)).data ?? null,
  );

/**
 * Flattens a project to the body of a write.
 * @throws Error when the project is unreadable (its text must never be overwritten) or has no name.
 */
export const projectToBody = (
  project: {
    projectGegevens: ProjectGegevens;
    gevelvullingen: readonly Gevelvulling[];
    overig?: Project['overig'];
    onleesbaar?: boolean;
  },
  clientVersion: string,
): ProjectBody => {
  if (project.onleesbaar === true) throw new Error('An unreadable project is never written.');
  const { projectGegevens } = project;
  if (projectGegevens.projectNaam === null) throw new Error('A project needs a name.');
  return {
    ...project.overig,
    ...renamed(projectGegevens, KOLOMMEN),
    ...(projectGegevens.catalogus && { catalogus: projectGegevens.catalogus }),
    ...(projectGegevens.gebouwhoogteControleren === true && { gebouwhoogte_controleren: true }),
    version: clientVersion,
    gevelvullingen_json: JSON.stringify(project.gevelvullingen),
  };
};
