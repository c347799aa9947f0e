import type { HostApi } from '@adviestool/contract/remoteModule';

import { ImportDialog } from './ImportDialog.tsx';

/** What the projects remote puts into the slot `import-dialog`. */
export const importSlot = (host: HostApi) => ({
  default: () => <ImportDialog host={host} />,
});
