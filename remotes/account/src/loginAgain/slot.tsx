import type { HostApi } from '@adviestool/contract/remoteModule';

import { LoginAgainDialog } from './LoginAgainDialog.tsx';

/** What the account remote puts into the slot `login-again/v1`. */
const slot = (host: HostApi) => () => <LoginAgainDialog host={host} />;

export default slot;
