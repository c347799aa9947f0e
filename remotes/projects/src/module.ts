import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 1,
  id: remote.id,
  pages: (host) => ({
    projects: async () => (await import('./list/listPage.tsx')).listPage(host),
    'project-view': async () => (await import('./view/viewPage.tsx')).viewPage(host),
    'project-edit': async () => (await import('./edit/editPage.tsx')).editPage(host),
    bouwlijst: async () => (await import('./bouwlijst/bouwlijstPage.tsx')).bouwlijstPage(host),
  }),
};

export default module;
