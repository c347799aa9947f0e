import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadPlekVanBedrijf, typeOf } from '../../plek.ts';
import { StandaardPagina } from '../../StandaardPagina.tsx';

/** The standard of one type in the company. */
const page = (host: HostApi): Page => ({
  Component: () => <StandaardPagina host={host} />,
  loader: ({ params }) => {
    typeOf(params);
    return loadPlekVanBedrijf(host);
  },
});

export default page;
