import { NetworkError } from '@adviestool/contract/api/apiError';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';

/** The code of `makeStandaard`, which few visits of a project need; null when it does not load. */
const load = async (host: HostApi) => {
  try {
    return await import('./makeStandaard.ts');
  } catch (cause) {
    const details = { method: 'GET', path: 'makeStandaard' };
    host.showError(new NetworkError('The code for standards did not load.', details, { cause }));
    return null;
  }
};

/** Makes a gevelvulling the standard of its type, after a question when there is one. */
export const askStandaard = async (
  host: HostApi,
  project: Project,
  gevelvullingId: string,
): Promise<void> => (await load(host))?.makeStandaard(host, project, gevelvullingId);
