import type { HostApi, Page, RemoteModuleOf } from '@adviestool/contract/remoteModule';
import type { SpouwankersituatieStepId } from '@adviestool/domain/spouwankersituatie';

import { remote } from './remote.ts';

const laterPage = async (
  host: HostApi,
  step: Exclude<SpouwankersituatieStepId, 'situatie'>,
): Promise<Page> =>
  (
    await import(
      /* webpackChunkName: "page-detaillering.productkeuze.advies" */ './later/laterPage.tsx'
    )
  ).laterPage(host, step);

const module: RemoteModuleOf<typeof remote> = {
  contract: 1,
  id: remote.id,
  pages: (host) => ({
    spouwankersituatie: async () =>
      (
        await import(/* webpackChunkName: "page-spouwankersituatie" */ './flow/flowPage.tsx')
      ).flowPage(),
    'spouwankersituatie-index': async () =>
      (
        await import(/* webpackChunkName: "page-spouwankersituatie-index" */ './flow/indexPage.ts')
      ).indexPage(host),
    situatie: async () =>
      (
        await import(/* webpackChunkName: "page-situatie" */ './situatie/situatiePage.tsx')
      ).situatiePage(host),
    detaillering: () => laterPage(host, 'detaillering'),
    productkeuze: () => laterPage(host, 'productkeuze'),
    advies: () => laterPage(host, 'advies'),
  }),
};

export default module;
