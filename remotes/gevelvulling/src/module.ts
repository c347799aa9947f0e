import type { RemoteModuleOf } from '@adviestool/contract/remoteModule';

import { remote } from './remote.ts';

const module: RemoteModuleOf<typeof remote> = {
  contract: 1,
  id: remote.id,
  pages: (host) => ({
    gevelvulling: async () =>
      (
        await import(/* webpackChunkName: "page-gevelvulling" */ './wizard/wizardPage.ts')
      ).wizardPage(),
    'gevelvulling-index': async () =>
      (
        await import(/* webpackChunkName: "page-gevelvulling-index" */ './wizard/indexPage.ts')
      ).indexPage(host),
    'gevelvulling-en-kader': async () => {
      const [{ pageOfStep }, { KaderStep }] = await Promise.all([
        import(/* webpackChunkName: "page-gevelvulling" */ './wizard/pageOfStep.tsx'),
        import(/* webpackChunkName: "page-gevelvulling-en-kader" */ './kader/KaderStep.tsx'),
      ]);
      return pageOfStep(host, 'gevelvulling-en-kader', KaderStep);
    },
    detaillering: async () => {
      const [{ pageOfStep }, { DetailleringStep }] = await Promise.all([
        import(/* webpackChunkName: "page-gevelvulling" */ './wizard/pageOfStep.tsx'),
        import(/* webpackChunkName: "page-detaillering" */ './detaillering/DetailleringStep.tsx'),
      ]);
      return pageOfStep(host, 'detaillering', DetailleringStep);
    },
    productkeuze: async () => {
      const [{ pageOfStep }, { ProductkeuzeStep }] = await Promise.all([
        import(/* webpackChunkName: "page-gevelvulling" */ './wizard/pageOfStep.tsx'),
        import(/* webpackChunkName: "page-productkeuze" */ './productkeuze/ProductkeuzeStep.tsx'),
      ]);
      return pageOfStep(host, 'productkeuze', ProductkeuzeStep);
    },
    advies: async () => {
      const [{ pageOfStep }, { AdviesStep }] = await Promise.all([
        import(/* webpackChunkName: "page-gevelvulling" */ './wizard/pageOfStep.tsx'),
        import(/* webpackChunkName: "page-advies" */ './advies/AdviesStep.tsx'),
      ]);
      return pageOfStep(host, 'advies', AdviesStep);
    },
    rekenmodel: async () =>
      (
        await import(/* webpackChunkName: "page-rekenmodel" */ './rekenmodel/rekenmodelPage.ts')
      ).rekenmodelPage(),
  }),
};

export default module;
