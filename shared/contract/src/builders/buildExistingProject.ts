import type { ExistingProject } from '../importQueue.ts';
import type { Project } from '../project.ts';
import { buildProject } from './buildProject.ts';

/** A project that was made of the model `modelId` before. */
export const buildExistingProject = (
  modelId: string,
  overrides: Partial<Project> = {},
): ExistingProject => {
  const project = buildProject(overrides);
  return {
    id: project.id,
    naam: project.projectGegevens.projectNaam,
    changed: project.changed,
    connection: {
      id: 1,
      type: 'ifc',
      external_id: modelId,
      data: { file_path: `${modelId}.ifc`, file_created: null, file_updated: null },
    },
    project,
  };
};
