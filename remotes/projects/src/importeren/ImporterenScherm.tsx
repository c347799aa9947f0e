import type { HostApi } from '@adviestool/contract/remoteModule';
import { FileDrop } from '@adviestool/ui/FileDrop';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';

import { magMaken } from '../project/magMaken.ts';
import { ImportVoorbeeld } from './ImportVoorbeeld.tsx';
import { GRENS } from './leesBestand.ts';
import { teksten } from './teksten.ts';
import { useProjectBestand } from './useProjectBestand.ts';

const Importeren = ({ host }: { host: HostApi }) => {
  const { stand, take, forget } = useProjectBestand(host);

  return (
    <Stack>
      {stand.soort === 'kiezen' && stand.fout !== null && (
        <Notice
          kind="bad"
          role="alert"
          {...(stand.fout.naam !== null && { title: teksten.geenBestand(stand.fout.naam) })}
        >
          {stand.fout.tekst}
        </Notice>
      )}
      {stand.soort === 'open' ? (
        <ImportVoorbeeld
          key={stand.open.idempotencyKey}
          host={host}
          open={stand.open}
          onForget={forget}
        />
      ) : (
        <FileDrop
          title={teksten.sleep}
          choose={teksten.kies}
          accept=".json,application/json"
          hint={teksten.hint(GRENS)}
          busy={
            stand.soort === 'lezen' && (
              <>
                <output>{teksten.bezig(stand.naam)}</output>
                <progress aria-label={teksten.bezig(stand.naam)} />
              </>
            )
          }
          onFiles={take}
        />
      )}
    </Stack>
  );
};

/** From a file to a project: choose it, look at it, import it. */
export const ImporterenScherm = ({ host }: { host: HostApi }) => (
  <Page width="list">
    <title>{`${teksten.titel} – ${host.config.variant.branding.name}`}</title>
    <PageHeader title={teksten.titel} sub={teksten.inleiding} />
    {magMaken(host) ? <Importeren host={host} /> : <Notice>{teksten.maaktNiet}</Notice>}
  </Page>
);
