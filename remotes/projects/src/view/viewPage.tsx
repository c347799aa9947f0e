import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadProject } from '../loadProject.ts';
import { ProjectViewPage } from './ProjectViewPage.tsx';

/** One project with its gevelvullingen. */
export const viewPage = (host: HostApi): Page => ({
  Component: () => <ProjectViewPage host={host} />,
  loader: ({ params }) => loadProject(host, params),
});
