import type { HostApi } from '@adviestool/contract/remoteModule';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';

import { teksten } from './teksten.ts';

const { titel, uitleg, vraag } = teksten.werktNiet;

/** What who opens a link reads when it shows nothing any more, whatever the reason. */
export const WerktNiet = ({ host }: { host: HostApi }) => (
  <Page width="form">
    <title>{`${titel} – ${host.config.variant.branding.name}`}</title>
    <PageHeader title={titel} />
    <Stack>
      <p>{uitleg}</p>
      <p>{vraag}</p>
    </Stack>
  </Page>
);
