import type { HostApi } from '@adviestool/contract/remoteModule';
import { selectUser, useSessionStore } from '@adviestool/state/session';

/** Whether the user is an administrator of the company; the backend decides, this only shows it. */
export const isBeheerder = ({ config }: HostApi): boolean =>
  selectUser(useSessionStore.getState())?.groups[config.variant.groupId]?.roles.includes(
    'company-administrator',
  ) === true;
