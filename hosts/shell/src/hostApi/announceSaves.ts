import type { HostApi } from '@adviestool/contract/remoteModule';

import type { TabChannel } from '../tabs/openTabChannel.ts';

/** The project port, which tells the other tabs of every save. */
export const announceSaves = (
  project: HostApi['project'],
  { post }: Pick<TabChannel, 'post'>,
): HostApi['project'] => ({
  ...project,
  save: async (...change) => {
    const outcome = await project.save(...change);
    if (outcome.kind === 'saved') post({ event: 'project_updated', projectId: outcome.project.id });
    return outcome;
  },
});
