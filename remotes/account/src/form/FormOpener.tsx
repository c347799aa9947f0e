import { isApiError } from '@adviestool/contract/api/apiError';
import type { Transport } from '@adviestool/contract/api/transport';
import type { BackendForm } from '@adviestool/contract/backendForm';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Suspense, useState, type ComponentType, type RefObject } from 'react';

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
  FormDialog: ComponentType<FormDialogProps>;
}

/** Opens a form of the backend in a dialog. It is fetched when it is asked for. */
export const FormOpener = ({ label, fetchForm, FormDialog, ...opened }: FormOpenerProps) => {
  const { host } = opened;
  const [loaded, setLoaded] = useState<LoadedForm | null>(null);
  const [isLoading, setLoading] = useState(false);

  const open = async (): Promise<void> => {
    setLoading(true);
    try {
      setLoaded(await loadForm(() => fetchForm(host.api)));
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
      {loaded !== null && (
        <Suspense>
          <FormDialog {...opened} loaded={loaded} onClose={() => setLoaded(null)} />
        </Suspense>
      )}
    </QuietAction>
  );
};
