import { resetPassword, type FormValues } from '@adviestool/contract/api/account';
import { LOGIN, PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Link, useLoaderData } from 'react-router';

import { LoadedFormCard } from '../form/LoadedFormCard.tsx';
import type { LoadedForm } from '../form/loadForm.ts';
import { FORGOT } from '../forgot/paths.ts';
import { teksten } from './teksten.ts';

export const ResetCard = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<LoadedForm>();

  const goOn = async (): Promise<void> => {
    await host.session.renewed();
    host.toast('success', teksten.gewijzigd);
    host.navigate(PROJECTS, { replace: true });
  };

  return (
    <LoadedFormCard
      title={teksten.titel}
      host={host}
      loaded={loaded}
      send={(values: FormValues) => resetPassword(host.api, values)}
      onSent={goOn}
      links={
        <>
          <Link to={FORGOT}>Nieuwe link aanvragen</Link>
          <Link to={LOGIN}>Inloggen</Link>
        </>
      }
    />
  );
};
