import type { Bedrijf } from '@adviestool/contract/bedrijf';
import type { GroepInstellingen } from '@adviestool/contract/groepInstellingen';
import type { Leden } from '@adviestool/contract/leden';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useLoaderData } from 'react-router';

import { ArchiefKaart } from './archief/ArchiefKaart.tsx';
import { BedrijfKaart } from './BedrijfKaart.tsx';
import { LedenSectie } from './leden/LedenSectie.tsx';
import { LogoKaart } from './logo/LogoKaart.tsx';
import { teksten } from './teksten.ts';
import { ZichtbaarheidKaart } from './ZichtbaarheidKaart.tsx';

/** What the page shows; `leden` null: the user does not administer the company. */
export interface BedrijfInhoud {
  bedrijf: Bedrijf;
  instellingen: GroepInstellingen;
  leden: Leden | null;
}

export const BedrijfScherm = ({ host }: { host: HostApi }) => {
  const { bedrijf, instellingen, leden } = useLoaderData<BedrijfInhoud>();
  const magWijzigen = leden !== null;
  return (
    <Page width="list">
      <PageHeader title={teksten.titel} sub={bedrijf.naam} />
      <Stack gap="loose">
        <BedrijfKaart bedrijf={bedrijf} isBeheerder={magWijzigen} />
        {leden !== null && <LedenSectie host={host} {...leden} />}
        <ZichtbaarheidKaart host={host} instellingen={instellingen} magWijzigen={magWijzigen} />
        <LogoKaart host={host} logo={bedrijf.logo} magWijzigen={magWijzigen} />
        {magWijzigen && <ArchiefKaart host={host} />}
      </Stack>
    </Page>
  );
};
