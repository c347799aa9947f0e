import type { HostApi } from '@adviestool/contract/remoteModule';
import type { KeptInput } from '@adviestool/forms/useDraft';
import { useRevalidator } from 'react-router';

import { PROJECT_ELDERS_VERWIJDERD } from '../teksten.ts';
import { useOtherTabs } from '../useOtherTabs.ts';
import { ELDERS_OPGESLAGEN } from './teksten.ts';

interface FollowOtherTabsProps {
  host: HostApi;
  projectId: number;
  draft: Pick<KeptInput<unknown>, 'isKept'>;
}

/**
 * Loads what another tab saved, unless there is input here: that stays, and saving it asks whose
 * version counts.
 */
export const FollowOtherTabs = ({ host, projectId, draft }: FollowOtherTabsProps) => {
  const { revalidate } = useRevalidator();

  useOtherTabs(host, ({ event, projectId: id }) => {
    if (id !== projectId) return;
    if (event === 'project_deleted') host.toast('warning', PROJECT_ELDERS_VERWIJDERD);
    else if (draft.isKept()) host.toast('warning', ELDERS_OPGESLAGEN);
    else void revalidate();
  });
  return null;
};
