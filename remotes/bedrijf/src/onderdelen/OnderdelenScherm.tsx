import type { Onderdelen } from '@adviestool/contract/onderdelen';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useLoaderData } from 'react-router';

import styles from './OnderdelenScherm.module.css';
import { teksten } from './teksten.ts';
import { VariantDeel } from './VariantDeel.tsx';

/** What the site runs for the company, since when and by whom. */
export const OnderdelenScherm = () => {
  const { varianten, storingenSinds } = useLoaderData<Onderdelen>();
  return (
    <Page width="list">
      <PageHeader title={teksten.titel} />
      <Stack gap="loose">
        <p className={styles.uitleg}>{teksten.uitleg}</p>
        {varianten.length === 0 && (
          <EmptyState title={teksten.leeg}>{teksten.leegUitleg}</EmptyState>
        )}
        {varianten.map((variant) => (
          <VariantDeel
            key={variant.id}
            variant={variant}
            isOneOfMany={varianten.length > 1}
            storingenSinds={storingenSinds}
          />
        ))}
      </Stack>
    </Page>
  );
};
