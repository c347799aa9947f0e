import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

import styles from './Inzage.module.css';
import type { GeladenInzage } from './loadInzage.ts';
import { teksten } from './teksten.ts';
import { WerktNiet } from './WerktNiet.tsx';

export interface InzageProps {
  host: HostApi;
  inzage: GeladenInzage;
}

interface InzagePaginaProps {
  host: HostApi;
  width: 'work' | 'table' | 'list';
  /** Absent: the project is the page. */
  titel?: (inzage: GeladenInzage) => string;
  Acties: ComponentType<InzageProps>;
  Inhoud: ComponentType<InzageProps>;
}

/** A page of a link: of which project and company it is, and until when it can be read. */
export const InzagePagina = ({ host, width, titel, Acties, Inhoud }: InzagePaginaProps) => {
  const inzage = useLoaderData<GeladenInzage | null>();
  if (inzage === null) return <WerktNiet host={host} />;
  const { name } = host.config.variant.branding;
  const project = zichtbareNaam(inzage.projectGegevens.projectNaam, teksten.alleenLezen);
  const kop = titel?.(inzage) ?? null;

  return (
    <Page width={width}>
      <title>{[kop, project, name].filter(Boolean).join(' – ')}</title>
      <PageHeader
        title={kop ?? project}
        sub={[
          kop === null ? null : project,
          teksten.van(inzage.bedrijf),
          teksten.standVan(inzage.gewijzigd),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={<Acties host={host} inzage={inzage} />}
      />
      <Stack gap="loose">
        <Inhoud host={host} inzage={inzage} />
        <p className={styles.geldig}>{teksten.geldigTot(inzage.verloopt)}</p>
      </Stack>
    </Page>
  );
};
