import { fetchProjectStandaarden } from '@adviestool/contract/api/standaarden';
import { leadToProject, projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { loadCatalogusOf } from '@adviestool/projectoverzicht/loadCatalogusOf';
import { teksten } from '@adviestool/projectoverzicht/teksten';

import { readLijsten } from './ingelezenLijsten.ts';
import { KozijnstaatPage } from './KozijnstaatPage.tsx';

/** Puts a list of gevelvullingen into a project. */
const page = (host: HostApi): Page => ({
  Component: () => <KozijnstaatPage host={host} />,
  loader: async ({ params }) => {
    const projectId = projectIdOf(params);
    const { groupId } = host.config.variant;
    const [project, answer, { lijsten, bedrijf }] = await Promise.all([
      loadCatalogusOf(host, host.project.refresh(projectId)),
      fetchProjectStandaarden(host.api, groupId, projectId),
      readLijsten(host, { groupId, projectId }),
    ]);
    if (project.onleesbaar) return leadToProject(host, projectId, teksten.onleesbaar);
    return project.rechten.wijzigen
      ? { project, answer, lijsten, bedrijf }
      : leadToProject(host, projectId, teksten.nietWijzigen);
  },
});

export default page;
