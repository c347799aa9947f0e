import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import type { ReactNode } from 'react';

import { useFollowProject } from '../useFollowProject.ts';
import { useLoadedProject } from '../useLoadedProject.ts';
import type { SectieProps } from './BeheerSectie.tsx';
import { ArchiefMelding } from './archief/ArchiefMelding.tsx';
import { ArchiverenSectie } from './archief/ArchiverenSectie.tsx';
import { DuplicerenSectie } from './dupliceren/DuplicerenSectie.tsx';
import { ExporterenSectie } from './exporteren/ExporterenSectie.tsx';
import { teksten } from './teksten.ts';
import { VerwijderenSectie } from './VerwijderenSectie.tsx';

interface Sectie {
  id: string;
  Sectie: (props: SectieProps) => ReactNode;
  /** Not for who only reads or changes it. */
  isVoorBeheer?: true;
}

/** In the order of the page: what is used most first, what cannot be taken back last. */
const SECTIES: readonly Sectie[] = [
  { id: 'dupliceren', Sectie: DuplicerenSectie },
  { id: 'exporteren', Sectie: ExporterenSectie },
  { id: 'archiveren', Sectie: ArchiverenSectie, isVoorBeheer: true },
  { id: 'verwijderen', Sectie: VerwijderenSectie, isVoorBeheer: true },
];

/** A project as a whole: to copy it, put it away, hand it on. */
export const BeherenScherm = ({ host }: { host: HostApi }) => {
  const project = useLoadedProject();
  useFollowProject(host, project.id);
  const naam = zichtbareNaam(project.projectGegevens.projectNaam, `Project ${project.id}`);

  return (
    <Page width="list">
      <title>{`${teksten.titel} – ${naam} – ${host.config.variant.branding.name}`}</title>
      <PageHeader title={teksten.titel} sub={naam} />
      <Stack>
        <ArchiefMelding host={host} project={project} />
        {SECTIES.filter(({ isVoorBeheer }) => !isVoorBeheer || project.rechten.beheren).map(
          ({ id, Sectie }) => (
            <Sectie key={id} host={host} project={project} />
          ),
        )}
      </Stack>
    </Page>
  );
};
