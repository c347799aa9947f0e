import type { ProjectAnswer } from '@adviestool/contract/api/projects';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { ProjectGegevensLijst } from '@adviestool/projectoverzicht/ProjectGegevensLijst';
import { teksten } from '@adviestool/projectoverzicht/teksten';
import { AlleenBekijken } from '@adviestool/saving/AlleenBekijken';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useLoaderData } from 'react-router';

import { magMaken } from '../project/magMaken.ts';
import { NewProjectForm } from './NewProjectForm.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { teksten as eigen } from './teksten.ts';

const titleOf = (project: Project | null): string => {
  if (project === null) return 'Nieuw project';
  return project.rechten.wijzigen ? 'Project bewerken' : 'Projectgegevens';
};

export const ProjectEditPage = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<ProjectAnswer | null>();
  const project = loaded?.project ?? null;
  const title = titleOf(project);
  const tabTitle = [title, project?.projectGegevens.projectNaam, host.config.variant.branding.name];

  return (
    <Page width="form">
      <title>{tabTitle.filter(Boolean).join(' – ')}</title>
      <PageHeader title={title} />
      {loaded === null && (
        <Stack>
          {!magMaken(host) && <Notice kind="warn">{eigen.maaktNiet}</Notice>}
          <NewProjectForm host={host} />
        </Stack>
      )}
      {loaded?.project.onleesbaar === true && <Notice kind="warn">{teksten.onleesbaar}</Notice>}
      {project !== null && !project.rechten.wijzigen && (
        <Stack>
          <AlleenBekijken project={project} />
          <ProjectGegevensLijst projectGegevens={project.projectGegevens} />
        </Stack>
      )}
      {loaded !== null && magWijzigen(loaded.project) && (
        <ProjectForm key={loaded.project.id} host={host} loaded={loaded} />
      )}
    </Page>
  );
};
