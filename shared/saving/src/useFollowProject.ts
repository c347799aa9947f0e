import { PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useRevalidator } from 'react-router';

import { teksten } from './teksten.ts';
import { useOtherTabs } from './useOtherTabs.ts';

/** Shows what another tab makes of the project; when that deletes it, the list. */
export const useFollowProject = (host: HostApi, projectId: number): void => {
  const { revalidate } = useRevalidator();

  useOtherTabs(host, ({ event, projectId: id }) => {
    if (id !== projectId) return;
    if (event !== 'project_deleted') {
      void revalidate();
      return;
    }
    host.toast('warning', teksten.eldersVerwijderd);
    host.navigate(PROJECTS);
  });
};
