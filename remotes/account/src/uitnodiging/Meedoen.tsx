import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { refusalTexts } from '@adviestool/contract/api/refusalTexts';
import { joinByUitnodiging } from '@adviestool/contract/api/uitnodiging';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';

import { teksten } from './teksten.ts';

interface MeedoenProps {
  host: HostApi;
  token: string;
  /** Who is logged in. */
  naam: string;
  /** Tells the user. */
  onDone: (text: string) => Promise<void>;
}

/** Joins with the account that is logged in. */
export const Meedoen = ({ host, token, naam, onDone }: MeedoenProps) => {
  const [isBusy, setBusy] = useState(false);

  const join = async (): Promise<void> => {
    setBusy(true);
    try {
      await onDone(await joinByUitnodiging(host.api, token));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isDead = isHttpError(error, 403) && error.code === 'forbidden';
      host.showError(error, isDead ? { 403: teksten.dood } : refusalTexts(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack>
      <p>{teksten.ingelogd(naam)}</p>
      <div>
        <Button kind="primary" busy={isBusy} onClick={() => void join()}>
          {teksten.meedoen}
        </Button>
      </div>
    </Stack>
  );
};
