import type { HostApi } from '@adviestool/contract/remoteModule';
import { useFollowProject } from '@adviestool/saving/useFollowProject';
import { buttonClass } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { Link, useLoaderData } from 'react-router';

import { geschiedenisPath } from '../../project/geschiedenisPath.ts';
import { useVolgRevisie } from '../../project/useVolgRevisie.ts';
import type { VergelijkData } from './loadVergelijking.ts';
import { SindsKeuze } from './SindsKeuze.tsx';
import { teksten } from './teksten.ts';
import { VergelijkActies } from './VergelijkActies.tsx';
import { VerschilView } from './VerschilView.tsx';

/** What is otherwise in a project than it was at a version or on a day. */
export const VergelijkPage = ({ host }: { host: HostApi }) => {
  const data = useLoaderData<VergelijkData>();
  const { project, sinds } = data;
  useFollowProject(host, project.id);
  useVolgRevisie(project.id);
  const titel = teksten.titel(sinds);
  const { projectNaam } = project.projectGegevens;
  const datum = sinds !== null && 'datum' in sinds ? sinds.datum : null;

  return (
    <Page width="list">
      <title>
        {[titel, projectNaam, host.config.variant.branding.name].filter(Boolean).join(' – ')}
      </title>
      <PageHeader
        title={titel}
        sub={projectNaam}
        actions={
          <>
            <Link to={geschiedenisPath(project.id)} className={buttonClass('secondary')}>
              {teksten.naarGeschiedenis}
            </Link>
            {data.kind === 'vergelijking' && data.toen !== null && (
              <VergelijkActies host={host} project={project} sinds={data.vergelijking.toen} />
            )}
          </>
        }
      />
      <Stack gap="loose">
        <SindsKeuze key={datum} host={host} projectId={project.id} gekozen={datum} />
        {data.kind === 'niets' ? (
          <Notice kind={data.melding === null ? 'info' : 'warn'}>
            {data.melding ?? teksten.kies}
          </Notice>
        ) : (
          <VerschilView host={host} data={data} />
        )}
      </Stack>
    </Page>
  );
};
