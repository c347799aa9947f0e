import type { EenProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { projectToen } from '@adviestool/projectdelta/projectToen';
import { ProjectGegevensLijst } from '@adviestool/projectoverzicht/ProjectGegevensLijst';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { formatDateTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';
import { Link } from 'react-router';

import { geschiedenisPath } from '../project/geschiedenisPath.ts';
import { teksten } from './teksten.ts';
import { VersieTabel } from './VersieTabel.tsx';

interface VersieViewProps {
  host: HostApi;
  project: Project;
  revisie: EenProjectRevisie;
  onPutBack: (revision: number) => Promise<void>;
}

const wanneer = ({ op, door }: EenProjectRevisie): string | undefined =>
  op === null ? undefined : `${formatDateTime(new Date(op))} · ${teksten.door(door?.name ?? null)}`;

/** The project as a revision has it, to look at. */
export const VersieView = ({ host, project, revisie, onPutBack }: VersieViewProps) => {
  const [isBusy, setBusy] = useState(false);
  const toen = revisie.project === null ? null : projectToen(revisie.project, project);
  const naam = toen?.projectGegevens.projectNaam ?? project.projectGegevens.projectNaam;

  const putBack = async (): Promise<void> => {
    setBusy(true);
    await onPutBack(revisie.revision);
    setBusy(false);
  };

  return (
    <>
      <PageHeader
        title={teksten.eerder.titel(revisie.revision)}
        sub={[naam, wanneer(revisie)].filter(Boolean).join(' · ')}
        actions={
          <>
            <Link to={geschiedenisPath(project.id)} className={buttonClass('secondary')}>
              {teksten.naarGeschiedenis}
            </Link>
            {toen !== null && magWijzigen(project) && (
              <Button kind="primary" busy={isBusy} onClick={() => void putBack()}>
                {teksten.terugzetten}
              </Button>
            )}
          </>
        }
      />
      <Stack gap="loose">
        {toen === null ? (
          <Notice kind="warn">{teksten.nietTeBekijken}</Notice>
        ) : (
          <>
            <Notice kind="info">{teksten.eerder.uitleg}</Notice>
            <ProjectGegevensLijst projectGegevens={toen.projectGegevens} />
            <VersieTabel host={host} project={toen} />
          </>
        )}
      </Stack>
    </>
  );
};
