import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 5,
  id: remote.id,
  pages: {
    bedrijf: () => import('./bedrijf/page.tsx'),
    'standaarden-bedrijf': () => import('./standaarden/page.tsx'),
    'standaard-bedrijf': () => import('./standaarden/formulier/page.tsx'),
    gevolgen: () => import('./gevolgen/page.tsx'),
    inzagelinks: () => import('./inzageLinks/page.tsx'),
    gebruik: () => import('./gebruik/page.tsx'),
    logboek: () => import('./logboek/page.tsx'),
    bedrijfslogin: () => import('./bedrijfslogin/page.tsx'),
    onderdelen: () => import('./onderdelen/page.tsx'),
  },
};

export default module;
