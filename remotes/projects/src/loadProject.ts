import { isHttpError } from '@adviestool/contract/api/apiError';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';
import { idSchema } from '@adviestool/contract/wire';
import { data, redirect } from 'react-router';

/**
 * Fetches the project of the URL and makes it the active one.
 * @throws a redirect or a 404 of the router, or what the transport throws
 */
export const loadProject = async (
  host: HostApi,
  { projectId }: PageArgs['params'],
): Promise<Project> => {
  const id = idSchema.safeParse(projectId);
  if (!id.success) throw data(null, { status: 404 });
  try {
    return await host.project.refresh(id.data);
  } catch (error) {
    if (isHttpError(error, 403)) throw redirect('/geen-toegang');
    if (!isHttpError(error, 404)) throw error;
    host.toast('error', 'Project niet gevonden.', { persistent: true });
    throw redirect('/');
  }
};
