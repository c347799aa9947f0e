import { register, type FormValues } from '@adviestool/contract/api/account';
import { LOGIN } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Link, useLoaderData } from 'react-router';

import { LoadedFormCard } from '../form/LoadedFormCard.tsx';
import type { LoadedForm } from '../form/loadForm.ts';
import { AANGEMAAKT, TITEL } from './teksten.ts';

export const RegisterCard = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<LoadedForm>();

  const send = async (values: FormValues): Promise<void> => {
    await register(host.api, host.config.variant.groupId, values);
    host.toast('success', AANGEMAAKT);
    host.navigate(LOGIN);
  };

  return (
    <LoadedFormCard
      title={TITEL}
      host={host}
      loaded={loaded}
      send={send}
      links={<Link to={LOGIN}>Inloggen</Link>}
    />
  );
};
