import { fetchGegevensForm } from '@adviestool/contract/api/account';
import { isApiError } from '@adviestool/contract/api/apiError';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { lazy, Suspense, useState, type RefObject } from 'react';

import styles from '../cancel/CancelAccount.module.css';
import { loadForm, type LoadedForm } from '../form/loadForm.ts';
import type { UnsavedCheck } from '../form/UnsavedInput.tsx';
import { teksten } from './teksten.ts';

const GegevensDialog = lazy(async () => ({
  default: (await import('./GegevensDialog.tsx')).GegevensDialog,
}));

interface EigenGegevensProps {
  host: HostApi;
  username: string | undefined;
  unsaved: RefObject<UnsavedCheck | null>;
}

/** Leads to the file with what is kept of the user. */
export const EigenGegevens = ({ host, username, unsaved }: EigenGegevensProps) => {
  const [loaded, setLoaded] = useState<LoadedForm | null>(null);
  const [isLoading, setLoading] = useState(false);

  const open = async (): Promise<void> => {
    setLoading(true);
    try {
      setLoaded(await loadForm(() => fetchGegevensForm(host.api)));
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error);
    } finally {
      setLoading(false);
    }
  };

  return (
    <div className={styles.action}>
      <Button kind="quiet" busy={isLoading} onClick={() => void open()}>
        {teksten.downloaden}
      </Button>
      {loaded !== null && (
        <Suspense>
          <GegevensDialog
            host={host}
            username={username}
            loaded={loaded}
            unsaved={unsaved}
            onClose={() => setLoaded(null)}
          />
        </Suspense>
      )}
    </div>
  );
};
