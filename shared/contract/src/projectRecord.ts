import {
  gevelvullingenSchema,
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

/** The data of a project as its record has them. */
export const projectGegevensOf = (record: ProjectData): ProjectGegevens => ({
  projectNaam: record.name,
  referentienummer: record.referentienummer,
  typeBouw: record.type_bouw,
  windgebied: record.windgebied,
  terreincategorie: record.omgevingsgebied,
  gebouwhoogte: record.gebouwhoogte,
  windvormFactor: record.windvorm_factor,
  werkadres: record.werkadres,
  plaatsWerkadres: record.plaats_werkadres,
  // A backend that does not know it answers without it, and refuses it.
  ...(record.gevolgklasse !== undefined && { gevolgklasse: record.gevolgklasse }),
  ...(record.windvormfactoren !== undefined && { windvormfactoren: record.windvormfactoren }),
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
    name: projectGegevens.projectNaam,
    referentienummer: projectGegevens.referentienummer,
    type_bouw: projectGegevens.typeBouw,
    windgebied: projectGegevens.windgebied,
    omgevingsgebied: projectGegevens.terreincategorie,
    gebouwhoogte: projectGegevens.gebouwhoogte,
    windvorm_factor: projectGegevens.windvormFactor,
    werkadres: projectGegevens.werkadres,
    plaats_werkadres: projectGegevens.plaatsWerkadres,
    ...(projectGegevens.gevolgklasse !== undefined && {
      gevolgklasse: projectGegevens.gevolgklasse,
    }),
    ...(projectGegevens.windvormfactoren !== undefined && {
      windvormfactoren: projectGegevens.windvormfactoren,
    }),
    ...(projectGegevens.catalogus && { catalogus: projectGegevens.catalogus }),
    ...(projectGegevens.gebouwhoogteControleren === true && { gebouwhoogte_controleren: true }),
    version: clientVersion,
    gevelvullingen_json: JSON.stringify(project.gevelvullingen),
  };
};
