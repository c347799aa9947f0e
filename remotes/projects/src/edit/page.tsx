import type { ProjectAnswer } from '@adviestool/contract/api/projects';
import { NIEUW } from '@adviestool/contract/paths';
import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page, PageArgs } from '@adviestool/contract/remoteModule';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import { ProjectEditPage } from './ProjectEditPage.tsx';

const loadAnswer = async (host: HostApi, params: PageArgs['params']): Promise<ProjectAnswer> => {
  const loaded = await host.project.refresh(projectIdOf(params));
  const { project, revision, gegevensRevision } = useActiveProjectStore.getState();
  return project?.id === loaded.id
    ? { project, revision: gegevensRevision ?? revision }
    : { project: loaded, revision: null };
};

/** The data of a project; `nieuw` in place of an id begins a new one. */
const page = (host: HostApi): Page => ({
  Component: () => <ProjectEditPage host={host} />,
  loader: ({ params }) => (params['projectId'] === NIEUW ? null : loadAnswer(host, params)),
});

export default page;
