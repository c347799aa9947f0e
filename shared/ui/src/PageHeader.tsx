import { formatNumber } from '@adviestool/getallen/formatNumber';
import type { ReactNode } from 'react';

import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** How many things the page lists. */
  count?: number | undefined;
  sub?: ReactNode;
  actions?: ReactNode;
}

export const PageHeader = ({ title, count, sub, actions }: PageHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.text}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
        {count !== undefined && <span className={styles.count}> {formatNumber(count)}</span>}
      </h1>
      {sub !== undefined && <div className={styles.sub}>{sub}</div>}
    </div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </header>
);
