import type { HostApi } from '@adviestool/contract/remoteModule';

import { LoginAgainDialog } from './LoginAgainDialog.tsx';

/** What the account remote puts into the slot `login-again`. */
export const loginAgainSlot = (host: HostApi) => ({
  default: () => <LoginAgainDialog host={host} />,
});
