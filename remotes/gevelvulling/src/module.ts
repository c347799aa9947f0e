import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 1,
  id: remote.id,
  pages: (host) => ({
    gevelvulling: async () => (await import('./wizard/wizardPage.ts')).wizardPage(),
    'gevelvulling-index': async () => (await import('./wizard/indexPage.ts')).indexPage(host),
    'gevelvulling-en-kader': async () => {
      const [{ pageOfStep }, { KaderStep }] = await Promise.all([
        import('./wizard/pageOfStep.tsx'),
        import('./kader/KaderStep.tsx'),
      ]);
      return pageOfStep(host, 'gevelvulling-en-kader', KaderStep);
    },
    detaillering: async () => {
      const [{ pageOfStep }, { DetailleringStep }] = await Promise.all([
        import('./wizard/pageOfStep.tsx'),
        import('./detaillering/DetailleringStep.tsx'),
      ]);
      return pageOfStep(host, 'detaillering', DetailleringStep);
    },
    productkeuze: async () => {
      const [{ pageOfStep }, { ProductkeuzeStep }] = await Promise.all([
        import('./wizard/pageOfStep.tsx'),
        import('./productkeuze/ProductkeuzeStep.tsx'),
      ]);
      return pageOfStep(host, 'productkeuze', ProductkeuzeStep);
    },
    advies: async () => {
      const [{ pageOfStep }, { AdviesStep }] = await Promise.all([
        import('./wizard/pageOfStep.tsx'),
        import('./advies/AdviesStep.tsx'),
      ]);
      return pageOfStep(host, 'advies', AdviesStep);
    },
  }),
};

export default module;
