import { isApiError } from '@adviestool/contract/api/apiError';
import { createProject } from '@adviestool/contract/api/projects';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { ProjectBody } from '@adviestool/contract/project';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { voorbeeldproject } from '@adviestool/domain/voorbeeld/voorbeeldproject';

/**
 * Gives a function that makes the sample project, calculated with the catalogue in use, and gives its id;
 * null: it failed and the user was told. However often it is run, it makes one: each try sends the same
 * under the same key.
 */
export const createVoorbeeldMaker = (host: HostApi): (() => Promise<number | null>) => {
  const { api, catalogus, config, tabs } = host;
  const idempotencyKey = crypto.randomUUID();
  let body: ProjectBody | null = null;

  return async () => {
    try {
      body ??= projectToBody(
        voorbeeldproject(await catalogus.load(), new Date().toISOString()),
        config.clientVersion,
      );
      const { project } = await createProject(api, config.variant.groupId, {
        body,
        idempotencyKey,
      });
      tabs.post({ event: 'project_created', projectId: project.id });
      return project.id;
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error, projectWriteTexts(error, 'aanmaken'));
      return null;
    }
  };
};
