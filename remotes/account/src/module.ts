import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 1,
  id: remote.id,
  pages: (host) => ({
    login: async () => (await import('./login/loginPage.tsx')).loginPage(host),
    logout: async () => (await import('./logout/logoutPage.ts')).logoutPage(host),
  }),
};

export default module;
