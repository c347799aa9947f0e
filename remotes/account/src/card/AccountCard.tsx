import { Card } from '@adviestool/ui/Card';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import type { ReactNode } from 'react';

import styles from './AccountCard.module.css';

interface AccountCardProps {
  title: string;
  /** What the page is for, in a sentence. */
  sub?: string;
  children: ReactNode;
  /** Where else the visitor may want to go; below the card. */
  links?: ReactNode;
}

/** The one card of an account page. */
export const AccountCard = ({ title, sub, children, links }: AccountCardProps) => (
  <Page width="card">
    <Card>
      <PageHeader title={title} sub={sub} />
      {children}
    </Card>
    {links !== undefined && <div className={styles.links}>{links}</div>}
  </Page>
);
