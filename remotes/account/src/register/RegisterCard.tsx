import { register, type FormValues } from '@adviestool/contract/api/account';
import { LOGIN } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Link, useLoaderData } from 'react-router';

import { LoadedFormCard } from '../form/LoadedFormCard.tsx';
import type { LoadedForm } from '../form/loadForm.ts';
import { teksten } from './teksten.ts';

export const RegisterCard = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<LoadedForm>();

  const send = (values: FormValues): Promise<unknown> =>
    register(host.api, host.config.variant.groupId, values);

  const goOn = (): void => {
    host.toast('success', teksten.aangemaakt);
    host.navigate(LOGIN);
  };

  return (
    <LoadedFormCard
      title={teksten.titel}
      host={host}
      loaded={loaded}
      send={send}
      onSent={goOn}
      links={<Link to={LOGIN}>Inloggen</Link>}
    />
  );
};
