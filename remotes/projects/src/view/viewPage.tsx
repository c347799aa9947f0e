import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadProject } from '../loadProject.ts';
import { ProjectViewPage } from './ProjectViewPage.tsx';

/** One project with its gevelvullingen. */
export const viewPage = (host: HostApi): Page => ({
  Component: () => <ProjectViewPage host={host} />,
  loader: ({ params }) => loadProject(host, params),
  // A filter is in the query: it needs nothing new.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
});
