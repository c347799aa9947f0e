import type { HostApi } from '@adviestool/contract/remoteModule';
import { useIsDirty } from '@adviestool/forms/useIsDirty';
import { useRevalidator } from 'react-router';

import { PROJECT_ELDERS_VERWIJDERD } from '../teksten.ts';
import { useOtherTabs } from '../useOtherTabs.ts';
import { ELDERS_OPGESLAGEN } from './teksten.ts';

interface FollowOtherTabsProps {
  host: HostApi;
  projectId: number;
}

/**
 * Loads what another tab saved, unless there is input here: that stays, and saving it asks whose
 * version counts.
 */
export const FollowOtherTabs = ({ host, projectId }: FollowOtherTabsProps) => {
  const isDirty = useIsDirty();
  const { revalidate } = useRevalidator();

  useOtherTabs(host, ({ event, projectId: id }) => {
    if (id !== projectId) return;
    if (event === 'project_deleted') host.toast('warning', PROJECT_ELDERS_VERWIJDERD);
    else if (isDirty) host.toast('warning', ELDERS_OPGESLAGEN);
    else void revalidate();
  });
  return null;
};
