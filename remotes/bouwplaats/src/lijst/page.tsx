import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadPlek } from '../laden/loadPlek.ts';
import { PlekPagina } from '../plek/PlekPagina.tsx';
import { PlekLijst } from './PlekLijst.tsx';

/** What is to be mounted on a site, and what is done. */
const page = (host: HostApi): Page => ({
  Component: () => <PlekPagina host={host} isLijst Inhoud={PlekLijst} />,
  loader: (args) => loadPlek(host, args),
});

export default page;
