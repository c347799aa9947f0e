import { ACCOUNT_CREATE } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

import { AccountCard } from '../card/AccountCard.tsx';
import { FORGOT } from '../forgot/paths.ts';
import { LateBedrijfLogin } from './bedrijfslogin/LateBedrijfLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import { safeDestination } from '@adviestool/contract/safeDestination';

export const LoginCard = ({ host }: { host: HostApi }) => {
  const { search } = useLocation();
  const [params] = useSearchParams();
  const [logins, setLogins] = useState(0);

  const goOn = (): void => {
    // Who logs out before the next page is there comes back to this one: the password is not.
    setLogins(logins + 1);
    host.navigate(safeDestination(params.get('bestemming')), { replace: true });
  };

  return (
    <AccountCard
      title="Inloggen"
      links={
        <>
          <Link to={FORGOT}>Wachtwoord vergeten</Link>
          {host.config.variant.userRegistrationEnabled && (
            <Link to={`${ACCOUNT_CREATE}${search}`}>Account aanmaken</Link>
          )}
        </>
      }
    >
      <LoginForm key={logins} host={host} onLogin={goOn} />
      <LateBedrijfLogin
        host={host}
        bestemming={params.get('bestemming') ?? ''}
        reden={params.get('bedrijfslogin')}
      />
    </AccountCard>
  );
};
