import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 1,
  id: remote.id,
  pages: (host) => ({
    edit: async () => (await import('./edit/editPage.tsx')).editPage(host),
    login: async () => (await import('./login/loginPage.tsx')).loginPage(host),
    reset: async () => (await import('./reset/resetPage.tsx')).resetPage(host),
    create: async () => (await import('./register/registerPage.tsx')).registerPage(host),
    forgot: async () => (await import('./forgot/forgotPage.tsx')).forgotPage(host),
    logout: async () => (await import('./logout/logoutPage.ts')).logoutPage(host),
  }),
  slots: {
    'login-again': async (host) =>
      (await import('./loginAgain/loginAgainSlot.tsx')).loginAgainSlot(host),
  },
};

export default module;
