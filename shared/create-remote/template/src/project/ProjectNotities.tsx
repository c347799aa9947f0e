import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useLoaderData, useRevalidator } from 'react-router';

import { NieuweNotitie } from '../notities/NieuweNotitie.tsx';
import type { Notitie } from '../notities/notitie.ts';
import { NotitieLijst } from '../notities/NotitieLijst.tsx';
import { teksten } from './teksten.ts';

interface Geladen {
  project: Project;
  notities: Notitie[];
}

/** A page of one project, with a form: what is written goes to the backend, and the loader runs again. */
export const ProjectNotities = ({ host }: { host: HostApi }) => {
  const { project, notities } = useLoaderData<Geladen>();
  const { revalidate } = useRevalidator();
  return (
    <Page width="form">
      <PageHeader title={teksten.titel} sub={project.projectGegevens.projectNaam} />
      <Stack gap="loose">
        <NieuweNotitie
          host={host}
          about={{ projectId: project.id, gevelvullingId: null }}
          onAdded={() => void revalidate()}
        />
        <NotitieLijst notities={notities} />
      </Stack>
    </Page>
  );
};
