import { hasRemote } from '@adviestool/contract/hasRemote';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { useFollowProject } from '@adviestool/saving/useFollowProject';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import type { ReactNode } from 'react';

import { magMaken } from '../project/magMaken.ts';
import { useLoadedProject } from '../project/useLoadedProject.ts';
import type { SectieProps } from './sectie/BeheerSectie.tsx';
import { ArchiefMelding } from './archief/ArchiefMelding.tsx';
import { ArchiverenSectie } from './archief/ArchiverenSectie.tsx';
import { DuplicerenSectie } from './dupliceren/DuplicerenSectie.tsx';
import { ExporterenSectie } from './exporteren/ExporterenSectie.tsx';
import { LinksSectie } from './links/LinksSectie.tsx';
import { OverdragenSectie } from './overdragen/OverdragenSectie.tsx';
import { teksten } from './teksten.ts';
import { VerwijderenSectie } from './VerwijderenSectie.tsx';

/** In the order of the page: what is used most first, what cannot be taken back last. */
const SECTIES: readonly {
  id: string;
  /** Only for who manages the project, whatever colleagues may do with it; or who makes projects. */
  isFor: 'managers' | 'makers' | 'readers';
  /** The remote whose pages it leads to: without that there is no section. */
  remote?: string;
  Sectie: (props: SectieProps) => ReactNode;
}[] = [
  { id: 'dupliceren', isFor: 'makers', Sectie: DuplicerenSectie },
  { id: 'exporteren', isFor: 'readers', Sectie: ExporterenSectie },
  { id: 'links', isFor: 'managers', remote: 'inzage', Sectie: LinksSectie },
  { id: 'overdragen', isFor: 'managers', Sectie: OverdragenSectie },
  { id: 'archiveren', isFor: 'managers', Sectie: ArchiverenSectie },
  { id: 'verwijderen', isFor: 'managers', Sectie: VerwijderenSectie },
];

/** A project as a whole: to copy it, put it away, hand it on. */
export const BeherenScherm = ({ host }: { host: HostApi }) => {
  const project = useLoadedProject();
  useFollowProject(host, project.id);
  const naam = zichtbareNaam(project.projectGegevens.projectNaam, `Project ${project.id}`);

  const may = { managers: project.rechten.beheren, makers: magMaken(host), readers: true };

  return (
    <Page width="list">
      <title>{`${teksten.titel} – ${naam} – ${host.config.variant.branding.name}`}</title>
      <PageHeader title={teksten.titel} sub={naam} />
      <Stack>
        <ArchiefMelding host={host} project={project} />
        {!project.rechten.beheren && (
          <Notice>{teksten.alleenMaker(project.user?.name ?? null)}</Notice>
        )}
        {SECTIES.filter(
          ({ isFor, remote }) =>
            may[isFor] && (remote === undefined || hasRemote(host.config.variant, remote)),
        ).map(({ id, Sectie }) => (
          <Sectie key={id} host={host} project={project} />
        ))}
      </Stack>
    </Page>
  );
};
