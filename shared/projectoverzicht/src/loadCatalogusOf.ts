import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';

/** Waits for a project and for the catalogue that it is calculated with. @throws ApiError */
export const loadCatalogusOf = async (
  host: HostApi,
  reading: Promise<Project>,
): Promise<Project> => {
  const project = await reading;
  await host.catalogus.load(project.projectGegevens.catalogus);
  return project;
};
