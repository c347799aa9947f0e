import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { fetchNotities } from '../notities/notitiesApi.ts';
import { ProjectNotities } from './ProjectNotities.tsx';

/** What was written down at one project, with a form to write more. */
const page = (host: HostApi): Page => ({
  Component: () => <ProjectNotities host={host} />,
  loader: async ({ params }) => {
    const projectId = projectIdOf(params);
    const [project, notities] = await Promise.all([
      host.project.ensure(projectId),
      fetchNotities(host, { projectId }),
    ]);
    return { project, notities };
  },
});

export default page;
