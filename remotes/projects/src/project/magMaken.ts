import type { HostApi } from '@adviestool/contract/remoteModule';
import { maaktProjecten } from '@adviestool/contract/rollen';
import { selectUser, useSessionStore } from '@adviestool/state/session';

/** Whether the user may make projects in the company; the backend decides (docs/rechten.md), this only shows it. */
export const magMaken = ({ config }: HostApi): boolean => {
  const user = selectUser(useSessionStore.getState());
  if (user === null) return true;
  const roles = user.groups[config.variant.groupId]?.roles;
  return roles !== undefined && maaktProjecten(roles);
};
