import type { HostApi } from '@adviestool/contract/remoteModule';

import { ImportDialog } from './ImportDialog.tsx';

/** What the projects remote puts into the slot `import-dialog/v1`. */
const slot = (host: HostApi) => () => <ImportDialog host={host} />;

export default slot;
