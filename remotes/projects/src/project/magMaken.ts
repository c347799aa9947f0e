import type { HostApi } from '@adviestool/contract/remoteModule';
import { selectUser, useSessionStore } from '@adviestool/state/session';

const MAAKT: ReadonlySet<string> = new Set([
  'company-administrator',
  'company-moderator',
  'company-employee',
]);

/** Whether the user may make projects in the company; the backend decides (docs/rechten.md), this only shows it. */
export const magMaken = ({ config }: HostApi): boolean => {
  const user = selectUser(useSessionStore.getState());
  if (user === null) return true;
  const roles = user.groups[config.variant.groupId]?.roles;
  if (roles === undefined) return false;
  // A member without another role makes projects too.
  return roles.some((role) => MAAKT.has(role)) || !roles.includes('company-dashboard');
};
