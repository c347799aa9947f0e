import { EmptyState } from '@adviestool/ui/EmptyState';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Link, useLoaderData } from 'react-router';

import type { Notitie } from '../notities/notitie.ts';
import { NotitieLijst } from '../notities/NotitieLijst.tsx';
import { projectNotitiesPath } from '../project/paths.ts';
import { teksten } from './teksten.ts';

/** A page that lists what its loader fetched. */
export const AlleNotities = () => {
  const notities = useLoaderData<Notitie[]>();
  return (
    <Page width="list">
      <PageHeader title={teksten.titel} count={notities.length} />
      {notities.length === 0 ? (
        <EmptyState title={teksten.leeg} />
      ) : (
        <NotitieLijst
          notities={notities}
          renderPlace={({ projectId }) => (
            <Link to={projectNotitiesPath(projectId)}>{teksten.naarProject}</Link>
          )}
        />
      )}
    </Page>
  );
};
