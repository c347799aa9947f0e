import type { FormValues } from '@adviestool/contract/api/account';
import { registerByUitnodiging } from '@adviestool/contract/api/uitnodiging';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { GeopendeUitnodiging } from '@adviestool/contract/uitnodiging';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useRef, useState } from 'react';

import { QuietAction } from '../card/QuietAction.tsx';
import { BackendForm } from '../form/BackendForm.tsx';
import { LoginForm } from '../login/LoginForm.tsx';
import { teksten } from './teksten.ts';

interface NieuwOfBekendProps {
  host: HostApi;
  token: string;
  uitnodiging: GeopendeUitnodiging;
  /** An account was made; tells the user, with whether it is logged in. */
  onDone: (text: string) => Promise<void>;
}

/** A new account for who has none; a login for who has one, after which the page asks to join. */
export const NieuwOfBekend = ({ host, token, uitnodiging, onDone }: NieuwOfBekendProps) => {
  const { bedrijf, form, heeft_account: heeftAccount } = uitnodiging;
  const [isKnown, setKnown] = useState(heeftAccount);
  /** What the backend answered. */
  const answer = useRef('');

  const send = async (values: FormValues): Promise<void> => {
    answer.current = await registerByUitnodiging(host.api, token, values);
  };

  return (
    <Stack>
      {heeftAccount && <Notice>{teksten.heeftAccount}</Notice>}
      {isKnown ? (
        <LoginForm host={host} />
      ) : (
        <>
          {form['account.pass1'] === undefined && (
            <Notice>{teksten.zonderWachtwoord(bedrijf)}</Notice>
          )}
          <BackendForm host={host} form={form} send={send} onSent={() => onDone(answer.current)} />
        </>
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
