import { ACCOUNT_RESET } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { normalPath } from '../routing/normalPath.ts';

/** The parts of the query of a reset link. */
const USER = 'user';
const TOKEN = 'reset_token';

/**
 * Takes the key of a reset link out of address bar and history, before anything can fail, log or
 * copy the address. From then on it is kept in memory alone.
 */
export const takeResetLink = (): HostApi['resetLink'] => {
  const { pathname, href } = location;
  if (normalPath(pathname) !== ACCOUNT_RESET) return null;
  const address = new URL(href);
  const { searchParams } = address;
  const user = searchParams.get(USER);
  const resetToken = searchParams.get(TOKEN);
  searchParams.delete(USER);
  searchParams.delete(TOKEN);
  if (address.href !== href) history.replaceState(history.state, '', address);
  return user === null || resetToken === null ? null : { user, resetToken };
};
