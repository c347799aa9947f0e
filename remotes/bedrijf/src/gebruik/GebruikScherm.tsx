import type { Gebruik } from '@adviestool/contract/gebruik';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useLoaderData } from 'react-router';

import styles from './GebruikScherm.module.css';
import { GebruikStand } from './GebruikStand.tsx';
import { krapteVan, type Krapte } from './krapteVan.ts';
import { LedenTabel } from './LedenTabel.tsx';
import { teksten } from './teksten.ts';

const Meldingen = ({ krapte }: { krapte: readonly Krapte[] }) => (
  <Stack>
    {krapte.map(({ soort, mate, grens }) => (
      <Notice
        key={soort}
        kind={mate === 'vol' ? 'bad' : 'warn'}
        title={teksten.bedrijf[mate](teksten.grens[soort](grens))}
      >
        {teksten.watTeDoen[soort]}
      </Notice>
    ))}
  </Stack>
);

/** What the company takes of what it may, and who takes it. */
export const GebruikScherm = () => {
  const answer = useLoaderData<Gebruik>();
  const { gebruik, quota } = answer;
  const krapte = krapteVan(gebruik, quota.group);
  const isEmpty = gebruik.projecten === 0 && gebruik.bytes === 0;
  return (
    <Page width="list">
      <PageHeader title={teksten.titel} />
      <Stack gap="loose">
        <p className={styles.uitleg}>{teksten.uitleg}</p>
        {krapte.length > 0 && <Meldingen krapte={krapte} />}
        <dl className={styles.standen}>
          <GebruikStand
            soort="projecten"
            gebruik={gebruik.projecten}
            grens={quota.group.projecten}
          />
          <GebruikStand soort="bytes" gebruik={gebruik.bytes} grens={quota.group.bytes} />
        </dl>
        {isEmpty ? <EmptyState title={teksten.leeg} /> : <LedenTabel {...answer} />}
        <p className={styles.uitleg}>{teksten.grenzen(quota)}</p>
      </Stack>
    </Page>
  );
};
