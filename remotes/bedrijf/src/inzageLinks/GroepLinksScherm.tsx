import type { GroepInzageLink } from '@adviestool/contract/inzage';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useLoaderData, useRevalidator } from 'react-router';
import { LinksTabel, type LinkRegel } from '@adviestool/inzagelinks/LinksTabel';
import { teksten } from '@adviestool/inzagelinks/teksten';
import { withdrawLink } from '@adviestool/inzagelinks/withdrawLink';

/** What can be read without an account, by which link, and the way to end that. */
export const GroepLinksScherm = ({ host }: { host: HostApi }) => {
  const links = useLoaderData<readonly GroepInzageLink[]>();
  const { revalidate } = useRevalidator();

  const withdraw = async ({ id, project }: LinkRegel): Promise<void> => {
    if (project === undefined) return;
    if (await withdrawLink(host, { projectId: project.id, id })) await revalidate();
  };

  return (
    <Page width="table">
      <PageHeader title={teksten.titel} count={links.length} />
      <Stack gap="loose">
        <p>{teksten.uitlegBedrijf}</p>
        {links.length === 0 ? (
          <EmptyState title={teksten.geen} />
        ) : (
          <LinksTabel links={links} onWithdraw={(link) => void withdraw(link)} />
        )}
      </Stack>
    </Page>
  );
};
