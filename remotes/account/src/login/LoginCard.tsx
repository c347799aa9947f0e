import { ACCOUNT_CREATE } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Link, useSearchParams } from 'react-router';

import { AccountCard } from '../card/AccountCard.tsx';
import { FORGOT } from '../paths.ts';
import { LoginForm } from './LoginForm.tsx';
import { safeDestination } from './safeDestination.ts';

export const LoginCard = ({ host }: { host: HostApi }) => {
  const [params] = useSearchParams();

  const goOn = (): void => {
    host.navigate(safeDestination(params.get('bestemming')), { replace: true });
  };

  return (
    <AccountCard
      title="Inloggen"
      links={
        <>
          <Link to={FORGOT}>Wachtwoord vergeten</Link>
          {host.config.variant.userRegistrationEnabled && (
            <Link to={ACCOUNT_CREATE}>Account aanmaken</Link>
          )}
        </>
      }
    >
      <LoginForm host={host} onLogin={goOn} />
    </AccountCard>
  );
};
