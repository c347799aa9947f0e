import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadPlekVanProject, typeOf } from '../plek.ts';
import { StandaardPagina } from '../StandaardPagina.tsx';

/** The standard of one type in a project. */
const page = (host: HostApi): Page => ({
  Component: () => <StandaardPagina host={host} />,
  loader: ({ params }) => {
    typeOf(params);
    return loadPlekVanProject(host, params);
  },
});

export default page;
