import {
  editAccount,
  fetchCancelForm,
  fetchGegevensForm,
  type FormValues,
} from '@adviestool/contract/api/account';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { selectUser, useSessionStore } from '@adviestool/state/session';
import { LeaveQuestion } from '@adviestool/saving/LeaveQuestion';
import { useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';

import { teksten as cancelTeksten } from '../cancel/teksten.ts';
import { FormOpener } from '../form/FormOpener.tsx';
import { LoadedFormCard } from '../form/LoadedFormCard.tsx';
import type { LoadedForm } from '../form/loadForm.ts';
import type { UnsavedCheck } from '../form/UnsavedInput.tsx';
import { teksten as gegevensTeksten } from '../gegevens/teksten.ts';
import { teksten } from './teksten.ts';

const loadCancelDialog = async () => (await import('../cancel/CancelDialog.tsx')).CancelDialog;

const loadGegevensDialog = async () =>
  (await import('../gegevens/GegevensDialog.tsx')).GegevensDialog;

export const EditCard = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<LoadedForm>();
  const user = useSessionStore(selectUser);
  const { revalidate } = useRevalidator();
  /** A saved form starts anew: its passwords are empty again. */
  const [saves, setSaves] = useState(0);

  const editing = useRef<UnsavedCheck>(null);
  const downloading = useRef<UnsavedCheck>(null);
  const ending = useRef<UnsavedCheck>(null);

  const showSaved = async (): Promise<void> => {
    host.toast('success', teksten.bijgewerkt);
    await host.session.renewed();
    await revalidate();
    setSaves((count) => count + 1);
  };

  return (
    <>
      <LoadedFormCard
        key={saves}
        title={teksten.titel}
        {...(user === null ? {} : { sub: `Ingelogd als ${user.name}` })}
        host={host}
        loaded={loaded}
        username={user?.name}
        send={(values: FormValues) => editAccount(host.api, host.config.variant.groupId, values)}
        onSent={showSaved}
        unsaved={editing}
        links={
          <>
            <FormOpener
              host={host}
              username={user?.name}
              label={gegevensTeksten.downloaden}
              fetchForm={fetchGegevensForm}
              loadDialog={loadGegevensDialog}
              unsaved={downloading}
            />
            <FormOpener
              host={host}
              username={user?.name}
              label={cancelTeksten.opheffen}
              fetchForm={fetchCancelForm}
              loadDialog={loadCancelDialog}
              unsaved={ending}
            />
          </>
        }
      />
      <LeaveQuestion
        isUnsaved={() => [editing, downloading, ending].some(({ current }) => current?.() === true)}
      />
    </>
  );
};
