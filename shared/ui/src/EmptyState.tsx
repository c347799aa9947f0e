import type { ReactNode } from 'react';

import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** One sentence that says what is not there yet. */
  title: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

export const EmptyState = ({ title, action, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <p className={styles.title}>{title}</p>
    {action}
    {children !== undefined && <div className={styles.text}>{children}</div>}
  </div>
);
