import { resetPassword, type FormValues } from '@adviestool/contract/api/account';
import { LOGIN, PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useRef } from 'react';
import { Link, useLoaderData } from 'react-router';

import { LoadedFormCard } from '../form/LoadedFormCard.tsx';
import type { LoadedForm } from '../form/loadForm.ts';
import { FORGOT } from '../forgot/paths.ts';
import { teksten } from './teksten.ts';

export const ResetCard = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<LoadedForm>();
  /** What the backend answered: who gets in by a company alone is not logged in. */
  const answer = useRef('');

  const send = async (values: FormValues): Promise<void> => {
    answer.current = await resetPassword(host.api, values);
  };

  const goOn = async (): Promise<void> => {
    await host.session.renewed();
    host.toast('success', answer.current);
    host.navigate(PROJECTS, { replace: true });
  };

  return (
    <LoadedFormCard
      title={teksten.titel}
      host={host}
      loaded={loaded}
      send={send}
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
