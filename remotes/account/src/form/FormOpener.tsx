import { isApiError, NetworkError } from '@adviestool/contract/api/apiError';
import type { Transport } from '@adviestool/contract/api/transport';
import type { BackendForm } from '@adviestool/contract/backendForm';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { useState, type ComponentType, type RefObject } from 'react';

import { QuietAction } from '../card/QuietAction.tsx';
import { loadForm, type LoadedForm } from './loadForm.ts';
import type { UnsavedCheck } from './UnsavedInput.tsx';

interface Opened {
  host: HostApi;
  username: string | undefined;
  unsaved: RefObject<UnsavedCheck | null>;
}

/** What a dialog with a form of the backend takes. */
export interface FormDialogProps extends Opened {
  loaded: LoadedForm;
  onClose: () => void;
}

interface FormOpenerProps extends Opened {
  label: string;
  fetchForm: (api: Transport) => Promise<BackendForm['form']>;
  loadDialog: () => Promise<ComponentType<FormDialogProps>>;
}

interface Shown {
  FormDialog: ComponentType<FormDialogProps>;
  loaded: LoadedForm;
}

/** Opens a form of the backend in a dialog. Both come when they are asked for; what does not come is told. */
export const FormOpener = ({ label, fetchForm, loadDialog, ...opened }: FormOpenerProps) => {
  const { host } = opened;
  const [shown, setShown] = useState<Shown | null>(null);
  const [isLoading, setLoading] = useState(false);

  const open = async (): Promise<void> => {
    setLoading(true);
    try {
      const FormDialog = await loadDialog().catch((cause: unknown) => {
        const details = { method: 'GET', path: 'code' };
        throw new NetworkError('The dialog of a form did not load.', details, { cause });
      });
      setShown({ FormDialog, loaded: await loadForm(() => fetchForm(host.api)) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error);
    } finally {
      setLoading(false);
    }
  };

  return (
    <QuietAction>
      <Button kind="quiet" busy={isLoading} onClick={() => void open()}>
        {label}
      </Button>
      {shown !== null && (
        <shown.FormDialog {...opened} loaded={shown.loaded} onClose={() => setShown(null)} />
      )}
    </QuietAction>
  );
};
