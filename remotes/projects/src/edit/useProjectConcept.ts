import type { ProjectAnswer } from '@adviestool/contract/api/projects';
import { NIEUW } from '@adviestool/contract/paths';
import { projectGegevensSchema, type ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { NIEUW_PROJECT } from '@adviestool/domain/velden/projectGegevens';
import { useBijgewerkt } from '@adviestool/saving/useBijgewerkt';
import { useConcept, type Concept } from '@adviestool/saving/useConcept';

import { projectInvoerSchema, type ProjectInvoer } from './projectConcept.ts';

interface ProjectConcept extends Concept<ProjectAnswer | null, ProjectInvoer, ProjectGegevens> {
  /** What the form shows without unsaved input. */
  saved: ProjectInvoer;
}

const gegevensOf = (answer: ProjectAnswer | null): ProjectGegevens =>
  answer?.project.projectGegevens ?? NIEUW_PROJECT;

const same = (gegevens: ProjectGegevens): ProjectGegevens => gegevens;

/** The unsaved input of a project's data, and the revision that it was typed on; null: of a new project. */
export const useProjectConcept = (host: HostApi, loaded: ProjectAnswer | null): ProjectConcept => {
  const concept = useConcept(host, {
    subject: String(loaded?.project.id ?? NIEUW),
    schema: projectInvoerSchema,
    loaded,
    basisOf: (answer) => answer?.revision ?? null,
    kept: {
      of: (answer) => answer?.project.projectGegevens ?? null,
      schema: projectGegevensSchema,
    },
  });
  const followed = useBijgewerkt({
    concept,
    loaded,
    valuesOf: gegevensOf,
    valuesTypedOn: same,
    withValues: same,
  });
  return { ...followed, saved: gegevensOf(followed.opened) };
};
