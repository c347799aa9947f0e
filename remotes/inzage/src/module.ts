import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 5,
  id: remote.id,
  pages: {
    'inzage-openen': () => import('./openen/page.tsx'),
    inzage: () => import('./overzicht/page.tsx'),
    'inzage-gevelvulling': () => import('./gevelvulling/page.tsx'),
    'inzage-bouwlijst': () => import('./bouwlijst/page.tsx'),
  },
};

export default module;
