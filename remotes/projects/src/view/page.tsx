import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { loadCatalogusOf } from '@adviestool/projectoverzicht/loadCatalogusOf';

import { ProjectViewPage } from './ProjectViewPage.tsx';

/** One project with its gevelvullingen. */
const page = (host: HostApi): Page => ({
  Component: () => <ProjectViewPage host={host} />,
  loader: ({ params }) => loadCatalogusOf(host, host.project.refresh(projectIdOf(params))),
  // A filter is in the query: it needs nothing new.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
});

export default page;
