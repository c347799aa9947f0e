import { setSession } from '@adviestool/state/session';
import { buildHost } from '@adviestool/contract/builders/buildHost';

/** A session of somebody with these roles in the company. */
export const logIn = (roles: string[], uid = 3): void => {
  const { groupId } = buildHost().config.variant;
  setSession({
    status: 'authenticated',
    user: { uid, name: 'dana', roles: [], groups: { [groupId]: { roles } } },
    group: null,
  });
};

export const logOut = (): void => setSession({ status: 'unknown' });
