import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 5,
  id: remote.id,
  pages: {
    start: () => import('./start/page.tsx'),
    project: () => import('./project/page.tsx'),
  },
  slots: {
    'gevelvulling.step-aside/v1': () => import('./opzij/slot.tsx'),
  },
};

export default module;
