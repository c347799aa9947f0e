import { PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { ROLLEN } from '@adviestool/contract/rollen';
import type { GeopendeUitnodiging } from '@adviestool/contract/uitnodiging';
import { selectUser, useSessionStore } from '@adviestool/state/session';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { formatDateTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useEffect, useEffectEvent } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';

import { AccountCard } from '../card/AccountCard.tsx';
import { Meedoen } from './Meedoen.tsx';
import { NieuwOfBekend } from './NieuwOfBekend.tsx';
import { forgetToken } from './takeToken.ts';
import { teksten } from './teksten.ts';

/** An invitation that can be taken up, or why it cannot. */
export type GeladenUitnodiging =
  | { kind: 'uitnodiging'; token: string; uitnodiging: GeopendeUitnodiging }
  | { kind: 'problem'; text: string };

type Open = Extract<GeladenUitnodiging, { kind: 'uitnodiging' }>;

const Inhoud = ({ host, token, uitnodiging }: Open & { host: HostApi }) => {
  const user = useSessionStore(selectUser);
  const { bedrijf, mail, rol, verloopt } = uitnodiging;

  const goOn = async (text: string): Promise<void> => {
    forgetToken();
    await host.session.renewed();
    host.toast('success', text);
    host.navigate(PROJECTS, { replace: true });
  };

  return (
    <Stack>
      <p>{teksten.uitleg(bedrijf, ROLLEN[rol].label)}</p>
      <DefinitionList
        items={[
          { term: teksten.mail, value: mail },
          { term: teksten.geldig, value: formatDateTime(new Date(verloopt)) },
        ]}
      />
      {user === null ? (
        <NieuwOfBekend host={host} token={token} uitnodiging={uitnodiging} onDone={goOn} />
      ) : (
        <Meedoen host={host} token={token} naam={user.name} onDone={goOn} />
      )}
    </Stack>
  );
};

export const UitnodigingCard = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<GeladenUitnodiging>();
  const { revalidate } = useRevalidator();
  const openOther = useEffectEvent(() => void revalidate());

  // Another link in the same tab loads no page.
  useEffect(() => {
    const listening = new AbortController();
    globalThis.addEventListener('hashchange', openOther, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <AccountCard title={teksten.titel}>
      {loaded.kind === 'problem' ? (
        <Notice kind="bad" role="alert">
          {loaded.text}
        </Notice>
      ) : (
        <Inhoud key={loaded.token} host={host} {...loaded} />
      )}
    </AccountCard>
  );
};
