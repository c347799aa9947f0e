import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 5,
  id: remote.id,
  pages: {
    'bouwplaats-openen': () => import('./openen/page.tsx'),
    'bouwplaats-link': () => import('./lijst/page.tsx'),
    'bouwplaats-link-gevelvulling': () => import('./gevelvulling/page.tsx'),
    bouwplaats: () => import('./lijst/page.tsx'),
    'bouwplaats-gevelvulling': () => import('./gevelvulling/page.tsx'),
  },
  slots: { 'project.montage/v1': () => import('./overzicht/slot.tsx') },
};

export default module;
