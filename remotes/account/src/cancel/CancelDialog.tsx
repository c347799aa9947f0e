import { cancelAccount, type FormValues } from '@adviestool/contract/api/account';
import { LOGIN } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { LeaveDialog } from '@adviestool/saving/LeaveDialog';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { currentUid } from '@adviestool/state/session';
import { useEffect, useState } from 'react';

import { BackendForm } from '../form/BackendForm.tsx';
import type { FormDialogProps } from '../form/FormOpener.tsx';
import { teksten as wachtendTeksten } from '../wachtend/teksten.ts';
import { Wachtend } from '../wachtend/Wachtend.tsx';
import { dropWachtend, listWachtend, type WachtendProject } from '../wachtend/wachtend.ts';
import { teksten } from './teksten.ts';

const tellUnread =
  (host: HostApi) =>
  (error: unknown): void =>
    host.log('warn', 'What waits could not be read from this device.', error);

/** Asks for the password, which confirms that the account ends. */
export const CancelDialog = ({ host, username, loaded, unsaved, onClose }: FormDialogProps) => {
  const [isAsking, setAsking] = useState(false);
  const [wachtend, setWachtend] = useState<readonly WachtendProject[]>([]);

  useEffect(() => {
    listWachtend(currentUid()).then(setWachtend, tellUnread(host));
  }, [host]);

  const close = (): void => {
    if (unsaved.current?.() === true) setAsking(true);
    else onClose();
  };

  const goOn = async (): Promise<void> => {
    // Nobody could send it any more.
    await dropWachtend(currentUid()).catch(tellUnread(host));
    await host.session.ended();
    host.toast('success', teksten.opgeheven);
    host.navigate(LOGIN, { replace: true });
  };

  return (
    <Dialog open title={teksten.opheffen} onClose={close}>
      {loaded.kind === 'problem' ? (
        <Notice kind="bad">{loaded.text}</Notice>
      ) : (
        <Stack>
          <p>{teksten.uitleg}</p>
          {wachtend.length > 0 && (
            <Wachtend wachtend={wachtend} uitleg={wachtendTeksten.opheffen} />
          )}
          <BackendForm
            host={host}
            form={loaded.form}
            username={username}
            isDanger
            send={(values: FormValues) => cancelAccount(host.api, values)}
            onSent={goOn}
            unsaved={unsaved}
          />
        </Stack>
      )}
      <LeaveDialog open={isAsking} onLeave={onClose} onStay={() => setAsking(false)} />
    </Dialog>
  );
};
