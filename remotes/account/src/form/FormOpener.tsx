import { fetchCancelForm } from '@adviestool/contract/api/account';
import { isApiError } from '@adviestool/contract/api/apiError';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { useState, type RefObject } from 'react';

import { loadForm, type LoadedForm } from '../form/loadForm.ts';
import type { UnsavedCheck } from '../form/UnsavedInput.tsx';
import styles from './CancelAccount.module.css';
import { CancelDialog } from './CancelDialog.tsx';
import { teksten } from './teksten.ts';

interface CancelAccountProps {
  host: HostApi;
  username: string | undefined;
  unsaved: RefObject<UnsavedCheck | null>;
}

/** Leads to the end of the account. The form is fetched when it is asked for. */
export const CancelAccount = ({ host, username, unsaved }: CancelAccountProps) => {
  const [loaded, setLoaded] = useState<LoadedForm | null>(null);
  const [isLoading, setLoading] = useState(false);

  const open = async (): Promise<void> => {
    setLoading(true);
    try {
      setLoaded(await loadForm(() => fetchCancelForm(host.api)));
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
        {teksten.opheffen}
      </Button>
      {loaded !== null && (
        <CancelDialog
          host={host}
          username={username}
          loaded={loaded}
          unsaved={unsaved}
          onClose={() => setLoaded(null)}
        />
      )}
    </div>
  );
};
