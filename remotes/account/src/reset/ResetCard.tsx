import { resetPassword, type FormValues } from '@adviestool/contract/api/account';
import { LOGIN, PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Link, useLoaderData } from 'react-router';

import { LoadedFormCard } from '../form/LoadedFormCard.tsx';
import type { LoadedForm } from '../form/loadForm.ts';
import { FORGOT } from '../paths.ts';
import { GEWIJZIGD, TITEL } from './teksten.ts';

export const ResetCard = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<LoadedForm>();

  const send = async (values: FormValues): Promise<void> => {
    await resetPassword(host.api, values);
    await host.session.renewed();
    host.toast('success', GEWIJZIGD);
    host.navigate(PROJECTS, { replace: true });
  };

  return (
    <LoadedFormCard
      title={TITEL}
      host={host}
      loaded={loaded}
      send={send}
      links={
        <>
          <Link to={FORGOT}>Nieuwe link aanvragen</Link>
          <Link to={LOGIN}>Inloggen</Link>
        </>
      }
    />
  );
};
