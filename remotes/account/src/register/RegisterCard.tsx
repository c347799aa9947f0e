import { register, type FormValues } from '@adviestool/contract/api/account';
import { LOGIN } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useRef } from 'react';
import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router';

import { LoadedFormCard } from '../form/LoadedFormCard.tsx';
import type { LoadedForm } from '../form/loadForm.ts';
import { safeDestination } from '@adviestool/contract/safeDestination';
import { logInAfterwards } from './logInAfterwards.ts';
import { teksten } from './teksten.ts';

export const RegisterCard = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<LoadedForm>();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const isLoggedIn = useRef(false);
  const loginWithDestination = `${LOGIN}${search}`;

  const send = async (values: FormValues): Promise<void> => {
    const { name } = await register(host.api, host.config.variant.groupId, values);
    isLoggedIn.current = await logInAfterwards(host, name, values);
  };

  const goOn = (): void => {
    if (isLoggedIn.current) {
      host.toast('success', teksten.ingelogd);
      host.navigate(safeDestination(params.get('bestemming')), { replace: true });
      return;
    }
    host.toast('success', teksten.aangemaakt);
    host.navigate(loginWithDestination);
  };

  return (
    <LoadedFormCard
      title={teksten.titel}
      sub={teksten.bij(host.config.variant.branding.company.label)}
      host={host}
      loaded={loaded}
      send={send}
      onSent={goOn}
      links={<Link to={loginWithDestination}>Inloggen</Link>}
    />
  );
};
