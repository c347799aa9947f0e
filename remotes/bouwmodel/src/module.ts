import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 5,
  id: remote.id,
  pages: {},
  slots: {
    'import-dialog/v1': () => import('./import/slot.tsx'),
    'model-adviezen/v1': () => import('./adviezen/slot.tsx'),
  },
};

export default module;
