import { fetchProjectRapporten } from '@adviestool/contract/api/projectRapporten';
import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { RapportenPage, type RapportenData } from './RapportenPage.tsx';

/** The reports of a project that are kept. */
const page = (host: HostApi): Page => ({
  Component: () => <RapportenPage host={host} />,
  loader: async ({ params }): Promise<RapportenData> => {
    const projectId = projectIdOf(params);
    const { groupId } = host.config.variant;
    const [project, lijst] = await Promise.all([
      host.project.ensure(projectId),
      fetchProjectRapporten(host.api, { groupId, projectId }),
    ]);
    return { project, ...lijst };
  },
});

export default page;
