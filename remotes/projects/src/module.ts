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
    bouwlijst: () => import('./bouwlijst/page.tsx'),
    standaarden: () => import('./standaarden/page.tsx'),
    standaard: () => import('./standaarden/formulier/page.tsx'),
    kozijnstaat: () => import('./kozijnstaat/page.tsx'),
    beheren: () => import('./beheren/page.tsx'),
    importeren: () => import('./importeren/page.tsx'),
    'inzage-openen': () => import('./inzage/openen/page.tsx'),
    inzage: () => import('./inzage/page.tsx'),
    'inzage-gevelvulling': () => import('./inzage/gevelvulling/page.tsx'),
    'inzage-bouwlijst': () => import('./inzage/bouwlijst/page.tsx'),
    inzagelinks: () => import('./inzageLinks/page.tsx'),
    gevolgen: () => import('./gevolgen/page.tsx'),
    'standaarden-bedrijf': () => import('./standaarden/page.tsx'),
    'standaard-bedrijf': () => import('./standaarden/formulier/page.tsx'),
  },
  slots: {
    'import-dialog/v1': () => import('./import/slot.tsx'),
    'model-adviezen/v1': () => import('./adviezen/slot.tsx'),
  },
};

export default module;
