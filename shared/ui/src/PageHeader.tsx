import type { ReactNode, Ref } from 'react';

import { formatNumber } from './format.ts';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** How many things the page lists. */
  count?: number | undefined;
  sub?: ReactNode;
  actions?: ReactNode;
  /** To put the focus on the heading after a change of page or step. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export const PageHeader = ({ title, count, sub, actions, headingRef }: PageHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.text}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
        {count !== undefined && <span className={styles.count}> {formatNumber(count)}</span>}
      </h1>
      {sub !== undefined && <div className={styles.sub}>{sub}</div>}
    </div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </header>
);
