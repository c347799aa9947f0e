import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadPlek } from '../laden/loadPlek.ts';
import { PlekPagina } from '../plek/PlekPagina.tsx';
import { PlekGevelvulling } from './PlekGevelvulling.tsx';

/** Where the hoekankers of one gevelvulling come, and which of its pieces are done. */
const page = (host: HostApi): Page => ({
  Component: () => <PlekPagina host={host} isLijst={false} Inhoud={PlekGevelvulling} />,
  loader: (args) => loadPlek(host, args),
  // From one to the next nothing is fetched anew.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && defaultShouldRevalidate,
});

export default page;
