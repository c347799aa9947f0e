import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 5,
  id: remote.id,
  pages: {
    edit: () => import('./edit/page.tsx'),
    login: () => import('./login/page.tsx'),
    reset: () => import('./reset/page.tsx'),
    create: () => import('./register/page.tsx'),
    forgot: () => import('./forgot/page.tsx'),
    logout: () => import('./logout/page.tsx'),
    uitnodiging: () => import('./uitnodiging/page.tsx'),
  },
  slots: {
    'login-again/v1': () => import('./loginAgain/slot.tsx'),
  },
};

export default module;
