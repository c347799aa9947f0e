import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 5,
  id: remote.id,
  pages: {
    kozijnstaat: () => import('./page.tsx'),
  },
};

export default module;
