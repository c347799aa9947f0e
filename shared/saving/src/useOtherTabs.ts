import type { HostApi } from '@adviestool/contract/remoteModule';
import type { ProjectMessage } from '@adviestool/contract/tabMessage';
import { useEffect, useEffectEvent } from 'react';

/** Hears what other tabs did to projects, for as long as the page is open. */
export const useOtherTabs = (
  { tabs }: Pick<HostApi, 'tabs'>,
  onMessage: (message: ProjectMessage) => void,
): void => {
  const hear = useEffectEvent(onMessage);
  useEffect(() => tabs.subscribe((message) => hear(message)), [tabs]);
};
