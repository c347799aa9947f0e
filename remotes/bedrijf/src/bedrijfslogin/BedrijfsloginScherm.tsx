import { isApiError } from '@adviestool/contract/api/apiError';
import { removeBedrijfslogin } from '@adviestool/contract/api/bedrijfslogin';
import type { BedrijfsloginAntwoord } from '@adviestool/contract/bedrijfslogin';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useLoaderData, useRevalidator } from 'react-router';

import { BedrijfsloginForm } from './BedrijfsloginForm.tsx';
import { teksten } from './teksten.ts';

/** What the company's provider is, and whom it lets in. */
export const BedrijfsloginScherm = ({ host }: { host: HostApi }) => {
  const antwoord = useLoaderData<BedrijfsloginAntwoord>();
  const { revalidate } = useRevalidator();

  const remove = async (): Promise<void> => {
    if (!(await host.confirm(teksten.vraag))) return;
    try {
      await removeBedrijfslogin(host.api, host.config.variant.groupId);
      host.toast('success', teksten.verwijderd);
      // Who came in by it is nobody now.
      await host.session.renewed();
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error);
    }
    await revalidate();
  };

  return (
    <Page width="form">
      <PageHeader title={teksten.titel} />
      <Stack gap="loose">
        <p>{teksten.uitleg}</p>
        <BedrijfsloginForm
          key={JSON.stringify({ ...antwoord, revisie: null })}
          host={host}
          antwoord={antwoord}
          onSaved={revalidate}
        />
        {antwoord.bedrijfslogin !== null && (
          <div>
            <Button kind="quiet" icon="trash" onClick={() => void remove()}>
              {teksten.verwijderen}
            </Button>
          </div>
        )}
      </Stack>
    </Page>
  );
};
