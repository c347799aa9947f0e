import type { HostApi } from '@adviestool/contract/remoteModule';
import { AlleenBekijken } from '@adviestool/saving/AlleenBekijken';
import { ConflictDialog } from '@adviestool/saving/ConflictDialog';
import { useConflict } from '@adviestool/saving/useConflict';
import { useFollowProject } from '@adviestool/saving/useFollowProject';
import { Page } from '@adviestool/ui/Page';
import { useLoaderData, useRevalidator } from 'react-router';

import { geschiedenisPath } from '../project/geschiedenisPath.ts';
import { useVolgRevisie } from '../project/useVolgRevisie.ts';
import type { GeschiedenisData } from './loadGeschiedenis.ts';
import { RevisieLijst } from './RevisieLijst.tsx';
import { restoreRevisie } from './restoreRevisie.ts';
import { teksten } from './teksten.ts';
import { VersieView } from './VersieView.tsx';

export const GeschiedenisPage = ({ host }: { host: HostApi }) => {
  const data = useLoaderData<GeschiedenisData>();
  const { project } = data;
  const { revalidate } = useRevalidator();
  const { save, question } = useConflict(host, project.id);
  useFollowProject(host, project.id);
  useVolgRevisie(project.id);
  const titel = data.kind === 'lijst' ? teksten.titel : teksten.versie(data.revisie.revision);

  const putBack = async (revision: number): Promise<void> => {
    if (!(await restoreRevisie({ host, projectId: project.id, revision, save }))) return;
    if (data.kind === 'versie') host.navigate(geschiedenisPath(project.id));
    else await revalidate();
  };

  return (
    <Page width="list">
      <title>
        {[titel, project.projectGegevens.projectNaam, host.config.variant.branding.name]
          .filter(Boolean)
          .join(' – ')}
      </title>
      <AlleenBekijken project={project} />
      {data.kind === 'lijst' ? (
        <RevisieLijst host={host} project={project} lijst={data.lijst} onPutBack={putBack} />
      ) : (
        <VersieView host={host} project={project} revisie={data.revisie} onPutBack={putBack} />
      )}
      <ConflictDialog question={question} />
    </Page>
  );
};
