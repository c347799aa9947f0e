import { editAccount, type FormValues } from '@adviestool/contract/api/account';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { selectUser, useSessionStore } from '@adviestool/state/session';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';

import { CancelAccount } from '../cancel/CancelAccount.tsx';
import { LoadedFormCard } from '../form/LoadedFormCard.tsx';
import type { LoadedForm } from '../form/loadForm.ts';
import { BIJGEWERKT, TITEL } from './teksten.ts';

export const EditCard = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<LoadedForm>();
  const user = useSessionStore(selectUser);
  const { revalidate } = useRevalidator();
  /** A saved form starts anew: its passwords are empty again. */
  const [saves, setSaves] = useState(0);

  const send = async (values: FormValues): Promise<void> => {
    await editAccount(host.api, host.config.variant.groupId, values);
    host.toast('success', BIJGEWERKT);
    await host.session.renewed();
    await revalidate();
    setSaves((count) => count + 1);
  };

  return (
    <LoadedFormCard
      key={saves}
      title={TITEL}
      {...(user === null ? {} : { sub: `Ingelogd als ${user.name}` })}
      host={host}
      loaded={loaded}
      username={user?.name}
      send={send}
      links={<CancelAccount host={host} username={user?.name} />}
    />
  );
};
