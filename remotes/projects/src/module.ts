import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 5,
  id: remote.id,
  pages: {
    projects: () => import('./list/page.tsx'),
    'project-view': () => import('./view/page.tsx'),
    'project-edit': () => import('./edit/page.tsx'),
    geschiedenis: () => import('./geschiedenis/page.tsx'),
    vergelijken: () => import('./geschiedenis/vergelijken/page.tsx'),
    bouwlijst: () => import('./bouwlijst/page.tsx'),
    bestellijst: () => import('./bestellijst/page.tsx'),
    'producten-vergelijken': () => import('./vergelijken/page.tsx'),
    standaarden: () => import('./standaarden/page.tsx'),
    standaard: () => import('./standaarden/formulier/page.tsx'),
    rapporten: () => import('./rapporten/page.tsx'),
    beheren: () => import('./beheren/page.tsx'),
    importeren: () => import('./importeren/page.tsx'),
    verwijderd: () => import('./verwijderd/page.tsx'),
  },
};

export default module;
