import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadPlek, typeOf } from '../plek.ts';
import { StandaardPagina } from '../StandaardPagina.tsx';

/** The standard of one type in a project, or in the company. */
const page = (host: HostApi): Page => ({
  Component: () => <StandaardPagina host={host} />,
  loader: ({ params }) => {
    typeOf(params);
    return loadPlek(host, params);
  },
});

export default page;
