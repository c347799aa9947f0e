import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 1,
  id: remote.id,
  pages: (host) => ({
    projects: async () =>
      (await import(/* webpackChunkName: "page-projects" */ './list/listPage.tsx')).listPage(host),
    'project-view': async () =>
      (await import(/* webpackChunkName: "page-project-view" */ './view/viewPage.tsx')).viewPage(
        host,
      ),
    'project-edit': async () =>
      (await import(/* webpackChunkName: "page-project-edit" */ './edit/editPage.tsx')).editPage(
        host,
      ),
    bouwlijst: async () =>
      (
        await import(/* webpackChunkName: "page-bouwlijst" */ './bouwlijst/bouwlijstPage.tsx')
      ).bouwlijstPage(host),
  }),
  slots: {
    'import-dialog': async (host) => (await import('./import/importSlot.tsx')).importSlot(host),
  },
};

export default module;
