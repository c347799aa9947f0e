import {
  catalogusKey,
  isSameCatalogus,
  type CatalogusNaam,
} from '@adviestool/contract/catalogusNaam';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Select } from '@adviestool/ui/Select';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';

import styles from './GevolgenScherm.module.css';
import { GevolgenUitkomst } from './GevolgenUitkomst.tsx';
import { teksten } from './teksten.ts';

/** The version that the address names, else another one that is known. */
const chosenFrom = (
  versies: readonly CatalogusNaam[],
  key: string | null,
  otherwise: CatalogusNaam,
): CatalogusNaam => versies.find((each) => catalogusKey(each) === key) ?? otherwise;

/** The step from one version of the catalogue to another and what it does; the step stands in the address. */
export const GevolgenScherm = ({ host }: { host: HostApi }) => {
  const versies = useLoaderData<readonly CatalogusNaam[]>();
  const [params, setParams] = useSearchParams();
  const [poging, setPoging] = useState(0);
  const { inGebruik } = host.catalogus;
  const vorige = versies.find((each) => !isSameCatalogus(each, inGebruik)) ?? inGebruik;
  const van = chosenFrom(versies, params.get('van'), vorige);
  const naar = chosenFrom(versies, params.get('naar'), inGebruik);
  const options = [inGebruik, ...versies.filter((each) => !isSameCatalogus(each, inGebruik))].map(
    (each) => ({
      value: catalogusKey(each),
      label: teksten.versie(each, isSameCatalogus(each, inGebruik)),
    }),
  );
  const choose = (stap: Record<'van' | 'naar', string>): void =>
    setParams(stap, { replace: true, preventScrollReset: true });

  return (
    <Page width="list">
      <title>{`${teksten.titel} – ${host.config.variant.branding.name}`}</title>
      <PageHeader title={teksten.titel} />
      <Stack gap="loose">
        <p className={styles.uitleg}>{teksten.uitleg}</p>
        {options.length === 1 && <p className={styles.uitleg}>{teksten.enigeVersie(naar)}</p>}
        {options.length > 1 && (
          <div className={styles.stap}>
            <Select
              label={teksten.van}
              options={options}
              value={catalogusKey(van)}
              onChange={(key) => choose({ van: key, naar: catalogusKey(naar) })}
            />
            <Select
              label={teksten.naar}
              options={options}
              value={catalogusKey(naar)}
              onChange={(key) => choose({ van: catalogusKey(van), naar: key })}
            />
          </div>
        )}
        <GevolgenUitkomst
          key={`${catalogusKey(van)} ${catalogusKey(naar)} ${poging}`}
          host={host}
          stap={{ van, naar }}
          onOpnieuw={() => setPoging(poging + 1)}
        />
      </Stack>
    </Page>
  );
};
