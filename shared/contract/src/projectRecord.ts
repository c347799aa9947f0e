import { z } from 'zod';

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

const parseJson = (text: string): unknown => {
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
  ...(record.catalogus && { catalogus: record.catalogus }),
  ...(record.gebouwhoogte_controleren === true && { gebouwhoogteControleren: true }),
});

/** @param gevelvullingen null: they cannot be read, which makes the project read-only (`onleesbaar`) */
const projectOf = (record: ProjectRecord, gevelvullingen: Gevelvulling[] | null): Project => ({
  id: record.id,
  groupID: record.group_id,
  version: record.version,
  projectGegevens: projectGegevensOf(record),
  gevelvullingen: gevelvullingen ?? [],
  overig: Object.fromEntries(
    Object.entries(record).filter(([key]) => !(key in projectRecordSchema.shape)),
  ),
  spouwankersituaties: [],
  externalConnections: record.external_connections,
  user: record.user,
  created: record.created,
  changed: record.changed,
  onleesbaar: gevelvullingen === null,
});

/** Reads a record of the backend as a project. Unreadable gevelvullingen make it read-only (`onleesbaar`). */
export const projectFromRecord = (record: ProjectRecord): Project =>
  projectOf(
    record,
    gevelvullingenSchema.safeParse(parseJson(record.gevelvullingen_json)).data ?? null,
  );

/** Gevelvullingen between two pauses: a few milliseconds of work. */
const BATCH = 50;

/** Lets what waits go first: a key, a frame. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const readGevelvullingen = async (text: string): Promise<Gevelvulling[] | null> => {
  const stored = z.array(z.unknown()).safeParse(parseJson(text)).data;
  if (stored === undefined) return null;
  const gevelvullingen: Gevelvulling[] = [];
  for (let start = 0; start < stored.length; start += BATCH) {
    if (stored.length > BATCH) await pause();
    const batch = gevelvullingenSchema.safeParse(stored.slice(start, start + BATCH));
    if (!batch.success) return null;
    gevelvullingen.push(...batch.data);
  }
  return gevelvullingen;
};

/** As `projectFromRecord`, with pauses: thousands of gevelvullingen would hold the page up for ten frames. */
export const readProjectRecord = async (record: ProjectRecord): Promise<Project> =>
  projectOf(record, await readGevelvullingen(record.gevelvullingen_json));

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
    ...(projectGegevens.catalogus && { catalogus: projectGegevens.catalogus }),
    ...(projectGegevens.gebouwhoogteControleren === true && { gebouwhoogte_controleren: true }),
    version: clientVersion,
    gevelvullingen_json: JSON.stringify(project.gevelvullingen),
  };
};
