import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { InzageActies } from './InzageActies.tsx';
import { InzageOverzicht } from './InzageOverzicht.tsx';
import { InzagePagina } from '../inzage/InzagePagina.tsx';
import { loadInzage } from '../inzage/loadInzage.ts';

/** A project for who has a link to it and no account. */
const page = (host: HostApi): Page => ({
  Component: () => (
    <InzagePagina host={host} width="table" Acties={InzageActies} Inhoud={InzageOverzicht} />
  ),
  loader: (args) => loadInzage(host, args),
  // A filter is in the query: it needs nothing new.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
});

export default page;
