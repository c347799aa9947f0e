import { cancelAccount, type FormValues } from '@adviestool/contract/api/account';
import { LOGIN } from '@adviestool/contract/paths';
import { LeaveDialog } from '@adviestool/saving/LeaveDialog';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';

import { BackendForm } from '../form/BackendForm.tsx';
import type { FormDialogProps } from '../form/FormOpener.tsx';
import { teksten } from './teksten.ts';

/** Asks for the password, which confirms that the account ends. */
export const CancelDialog = ({ host, username, loaded, unsaved, onClose }: FormDialogProps) => {
  const [isAsking, setAsking] = useState(false);

  const close = (): void => {
    if (unsaved.current?.() === true) setAsking(true);
    else onClose();
  };

  const goOn = async (): Promise<void> => {
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
