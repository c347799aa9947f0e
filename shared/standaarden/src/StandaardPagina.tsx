import type { HostApi } from '@adviestool/contract/remoteModule';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { useLoaderData, useParams } from 'react-router';

import { typeOf, type StandaardenPlek } from './plek.ts';
import { StandaardForm } from './StandaardForm.tsx';
import { teksten } from './teksten.ts';

/** Where the standard of one type is filled in. */
export const StandaardPagina = ({ host }: { host: HostApi }) => {
  const plek = useLoaderData<StandaardenPlek>();
  const type = typeOf(useParams());
  const titel = teksten.van(type);
  const { name } = host.config.variant.branding;

  return (
    <Page width="form">
      <title>{[titel, plek.projectNaam, name].filter(Boolean).join(' – ')}</title>
      <PageHeader title={titel} sub={plek.projectNaam ?? plek.titel} />
      <StandaardForm key={type} host={host} type={type} plek={plek} />
    </Page>
  );
};
