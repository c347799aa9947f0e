import { isApiError } from '@adviestool/contract/api/apiError';
import type { Gebeurtenissen } from '@adviestool/contract/gebeurtenissen';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';
import { Link, useLoaderData, useLocation, useNavigation, useSearchParams } from 'react-router';

import styles from './Logboek.module.css';
import { filterFromUrl, filterToUrl, type LogboekFilter } from './logboekFilter.ts';
import { LogboekFilters } from './LogboekFilters.tsx';
import { LogboekTabel } from './LogboekTabel.tsx';
import { teksten } from './teksten.ts';

const searchOf = (filter: LogboekFilter): string => `?${filterToUrl(filter).toString()}`;

/** The filters that were chosen last, also while their answer is on its way: the next choice adds to them. */
const useChosen = (shown: URLSearchParams): URLSearchParams => {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === pathname ? new URLSearchParams(next.search) : shown;
};

/** What happened in the company, for its administrators. */
export const LogboekScherm = ({ host }: { host: HostApi }) => {
  const { gebeurtenissen, volgende, personen, dagen } = useLoaderData<Gebeurtenissen>();
  const [params, setParams] = useSearchParams();
  const [isBezig, setBezig] = useState(false);
  const chosen = useChosen(params);
  const filter = filterFromUrl(params);

  const save = async (): Promise<void> => {
    setBezig(true);
    try {
      // Few ask for it.
      const { saveCsv } = await import('./saveCsv.ts');
      await saveCsv(host, filter);
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error);
    }
    setBezig(false);
  };

  return (
    <Page width="table">
      <PageHeader
        title={teksten.titel}
        actions={
          gebeurtenissen.length > 0 && (
            <Button icon="download" busy={isBezig} onClick={() => void save()}>
              {teksten.csv}
            </Button>
          )
        }
      />
      <Stack>
        <p className={styles.uitleg}>{teksten.uitleg(dagen)}</p>
        <LogboekFilters
          params={chosen}
          filter={filterFromUrl(chosen)}
          personen={personen}
          onChange={(next) => setParams(next, { replace: true, preventScrollReset: true })}
        />
        {gebeurtenissen.length === 0 ? (
          <EmptyState title={params.toString() === '' ? teksten.leeg : teksten.leegFilter} />
        ) : (
          <LogboekTabel gebeurtenissen={gebeurtenissen} />
        )}
        {(volgende !== null || filter.voor !== undefined) && (
          <div className={styles.bladeren}>
            {filter.voor !== undefined && (
              <Link to={searchOf({ ...filter, voor: undefined })} className={buttonClass()}>
                {teksten.nieuwste}
              </Link>
            )}
            {volgende !== null && (
              <Link to={searchOf({ ...filter, voor: volgende })} className={buttonClass()}>
                {teksten.eerder}
              </Link>
            )}
          </div>
        )}
      </Stack>
    </Page>
  );
};
