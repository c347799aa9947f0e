import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { loadCatalogusOf } from '@adviestool/projectoverzicht/loadCatalogusOf';

import { VergelijkScherm } from './VergelijkScherm.tsx';

/** Ways to choose the products of a whole project, side by side. */
const page = (host: HostApi): Page => ({
  Component: () => <VergelijkScherm host={host} />,
  loader: ({ params }) => loadCatalogusOf(host, host.project.refresh(projectIdOf(params))),
  // Which products the user chose is in the query: it needs nothing new.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
});

export default page;
