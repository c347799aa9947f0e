import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 5,
  id: remote.id,
  pages: {
    spouwankersituatie: () => import('./flow/page.tsx'),
    'spouwankersituatie-index': () => import('./flow/indexPage.ts'),
    situatie: () => import('./situatie/page.tsx'),
    detaillering: () => import('./later/detailleringPage.ts'),
    productkeuze: () => import('./later/productkeuzePage.ts'),
    advies: () => import('./later/adviesPage.ts'),
  },
};

export default module;
