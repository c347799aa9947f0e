import type { Project } from '@adviestool/contract/project';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';
import { idSchema } from '@adviestool/contract/wire';
import { data } from 'react-router';

/**
 * Fetches the project of the URL and makes it the active one.
 * @throws a 404 of the router for what is no id, else what the transport throws
 */
export const loadProject = async (
  host: HostApi,
  { projectId }: PageArgs['params'],
): Promise<Project> => {
  const id = idSchema.safeParse(projectId);
  if (!id.success) throw data(null, { status: 404 });
  return host.project.refresh(id.data);
};
