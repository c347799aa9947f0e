import { joinClasses } from '@adviestool/ui/joinClasses';
import { useIsWide } from '@adviestool/ui/useIsWide';
import type { ReactNode } from 'react';

import styles from './StepColumns.module.css';

interface StepColumnsProps {
  /** The drawing: sticky at the right, or folded above the form where there is no room. */
  aside: ReactNode;
  /** What stands beside it is a table, which needs more room than a form. */
  isWide: boolean;
  children: ReactNode;
}

/** From here form and drawing stand beside each other, px. */
const BESIDE_FORM = 992;
const BESIDE_TABLE = 1200;

export const StepColumns = ({ aside, isWide, children }: StepColumnsProps) => {
  const isBeside = useIsWide(isWide ? BESIDE_TABLE : BESIDE_FORM);

  return (
    <div className={joinClasses(styles.columns, isBeside && (isWide ? styles.table : styles.form))}>
      {isBeside ? (
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
