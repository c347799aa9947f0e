import type { FormValues } from '@adviestool/contract/api/account';
import { registerByUitnodiging } from '@adviestool/contract/api/uitnodiging';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { GeopendeUitnodiging } from '@adviestool/contract/uitnodiging';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';

import { QuietAction } from '../card/QuietAction.tsx';
import { BackendForm } from '../form/BackendForm.tsx';
import { LoginForm } from '../login/LoginForm.tsx';
import { teksten } from './teksten.ts';

interface NieuwOfBekendProps {
  host: HostApi;
  token: string;
  uitnodiging: GeopendeUitnodiging;
  /** An account was made and is logged in; tells the user. */
  onDone: (text: string) => Promise<void>;
}

/** A new account for who has none; a login for who has one, after which the page asks to join. */
export const NieuwOfBekend = ({ host, token, uitnodiging, onDone }: NieuwOfBekendProps) => {
  const { form, heeft_account: heeftAccount } = uitnodiging;
  const [isKnown, setKnown] = useState(heeftAccount);

  return (
    <Stack>
      {heeftAccount && <Notice>{teksten.heeftAccount}</Notice>}
      {isKnown ? (
        <LoginForm host={host} />
      ) : (
        <BackendForm
          host={host}
          form={form}
          send={(values: FormValues) => registerByUitnodiging(host.api, token, values)}
          onSent={() => onDone(teksten.aangemaakt)}
        />
      )}
      {!heeftAccount && (
        <QuietAction>
          <Button kind="quiet" onClick={() => setKnown(!isKnown)}>
            {isKnown ? teksten.geenAccount : teksten.welAccount}
          </Button>
        </QuietAction>
      )}
    </Stack>
  );
};
