import { fetchEigenGegevens, type FormValues } from '@adviestool/contract/api/account';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';

import { BackendForm } from '../form/BackendForm.tsx';
import type { FormDialogProps } from '../form/FormOpener.tsx';
import { teksten } from './teksten.ts';

/** Asks for the password and gives the user a file with what is kept of them. */
export const GegevensDialog = ({ host, username, loaded, unsaved, onClose }: FormDialogProps) => {
  const download = async (values: FormValues): Promise<void> =>
    downloadFile(await fetchEigenGegevens(host.api, values), teksten.bestand);

  const tell = (): void => {
    host.toast('success', teksten.gedownload);
    onClose();
  };

  return (
    <Dialog open title={teksten.downloaden} onClose={onClose}>
      {loaded.kind === 'problem' ? (
        <Notice kind="bad">{loaded.text}</Notice>
      ) : (
        <Stack>
          <p>{teksten.uitleg}</p>
          <BackendForm
            host={host}
            form={loaded.form}
            username={username}
            send={download}
            onSent={tell}
            unsaved={unsaved}
          />
        </Stack>
      )}
    </Dialog>
  );
};
