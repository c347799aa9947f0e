import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 4,
  id: remote.id,
  pages: {
    start: () => import('./start/page.tsx'),
    project: () => import('./project/page.tsx'),
  },
};

export default module;
