import type { ReactNode } from 'react';

import styles from './StepColumns.module.css';
import { useIsWide } from './useIsWide.ts';

interface StepColumnsProps {
  /** The drawing: sticky at the right, or folded above the form where there is no room. */
  aside: ReactNode;
  children: ReactNode;
}

export const StepColumns = ({ aside, children }: StepColumnsProps) => {
  const isWide = useIsWide();

  return (
    <div className={styles.columns}>
      {isWide ? (
        <aside className={styles.aside} aria-label="Tekening">
          {aside}
        </aside>
      ) : (
        <details className={styles.fold}>
          <summary className={styles.summary}>Tekening en kerncijfers</summary>
          {aside}
        </details>
      )}
      <div className={styles.fields}>{children}</div>
    </div>
  );
};
