import type { ProjectAnswer } from '@adviestool/contract/api/projects';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { useLoaderData } from 'react-router';

import { teksten } from '../teksten.ts';
import { NewProjectForm } from './NewProjectForm.tsx';
import { ProjectForm } from './ProjectForm.tsx';

export const ProjectEditPage = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<ProjectAnswer | null>();
  const project = loaded?.project ?? null;
  const title = project === null ? 'Nieuw project' : 'Project bewerken';
  const tabTitle = [title, project?.projectGegevens.projectNaam, host.config.variant.branding.name];

  return (
    <Page width="form">
      <title>{tabTitle.filter(Boolean).join(' – ')}</title>
      <PageHeader title={title} />
      {loaded === null && <NewProjectForm host={host} />}
      {loaded?.project.onleesbaar === true && <Notice kind="warn">{teksten.onleesbaar}</Notice>}
      {loaded?.project.onleesbaar === false && (
        <ProjectForm key={loaded.project.id} host={host} loaded={loaded} />
      )}
    </Page>
  );
};
