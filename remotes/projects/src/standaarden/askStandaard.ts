import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { loadCode } from '../project/loadCode.ts';

/** Makes a gevelvulling the standard of its type, after a question when there is one. */
export const askStandaard = async (
  host: HostApi,
  project: Project,
  gevelvullingId: string,
): Promise<void> => {
  const code = await loadCode(host, () => import('@adviestool/standaarden/makeStandaard'));
  await code?.makeStandaard(host, project, gevelvullingId);
};
