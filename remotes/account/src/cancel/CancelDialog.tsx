import { cancelAccount, type FormValues } from '@adviestool/contract/api/account';
import { LOGIN } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';

import { BackendForm } from '../form/BackendForm.tsx';
import type { LoadedForm } from '../form/loadForm.ts';
import { OPGEHEVEN, OPHEFFEN, UITLEG } from './teksten.ts';

interface CancelDialogProps {
  host: HostApi;
  username: string | undefined;
  loaded: LoadedForm;
  onClose: () => void;
}

/** Asks for the password, which confirms that the account ends. */
export const CancelDialog = ({ host, username, loaded, onClose }: CancelDialogProps) => {
  const send = async (values: FormValues): Promise<void> => {
    await cancelAccount(host.api, values);
    await host.session.ended();
    host.toast('success', OPGEHEVEN);
    host.navigate(LOGIN, { replace: true });
  };

  return (
    <Dialog open title={OPHEFFEN} onClose={onClose}>
      {loaded.kind === 'problem' ? (
        <Notice kind="bad">{loaded.text}</Notice>
      ) : (
        <Stack>
          <p>{UITLEG}</p>
          <BackendForm host={host} form={loaded.form} username={username} isDanger send={send} />
        </Stack>
      )}
    </Dialog>
  );
};
