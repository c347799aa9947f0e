import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 5,
  id: remote.id,
  pages: {
    gevelvulling: () => import('./wizard/page.ts'),
    'gevelvulling-index': () => import('./wizard/indexPage.ts'),
    'gevelvulling-en-kader': () => import('./kader/page.ts'),
    detaillering: () => import('./detaillering/page.ts'),
    productkeuze: () => import('./productkeuze/page.ts'),
    advies: () => import('./advies/page.ts'),
    rekenmodel: () => import('./rekenmodel/page.ts'),
    controle: () => import('./controle/page.tsx'),
  },
  slots: { 'inzage.advies/v1': () => import('./inzage/slot.tsx') },
};

export default module;
