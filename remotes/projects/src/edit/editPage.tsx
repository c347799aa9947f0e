import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadProject } from '../loadProject.ts';
import { ProjectEditPage } from './ProjectEditPage.tsx';

/** The data of a project; `nieuw` in place of an id begins a new one. */
export const editPage = (host: HostApi): Page => ({
  Component: () => <ProjectEditPage host={host} />,
  loader: ({ params }) => (params['projectId'] === 'nieuw' ? null : loadProject(host, params)),
});
