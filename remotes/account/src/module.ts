import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 1,
  id: remote.id,
  pages: (host) => ({
    edit: async () =>
      (await import(/* webpackChunkName: "page-edit" */ './edit/editPage.tsx')).editPage(host),
    login: async () =>
      (await import(/* webpackChunkName: "page-login" */ './login/loginPage.tsx')).loginPage(host),
    reset: async () =>
      (await import(/* webpackChunkName: "page-reset" */ './reset/resetPage.tsx')).resetPage(host),
    create: async () =>
      (
        await import(/* webpackChunkName: "page-create" */ './register/registerPage.tsx')
      ).registerPage(host),
    forgot: async () =>
      (await import(/* webpackChunkName: "page-forgot" */ './forgot/forgotPage.tsx')).forgotPage(
        host,
      ),
    logout: async () =>
      (await import(/* webpackChunkName: "page-logout" */ './logout/logoutPage.ts')).logoutPage(
        host,
      ),
  }),
  slots: {
    'login-again': async (host) =>
      (await import('./loginAgain/loginAgainSlot.tsx')).loginAgainSlot(host),
  },
};

export default module;
