import { joinClasses } from '@adviestool/ui/joinClasses';
import { useIsWide } from '@adviestool/ui/useIsWide';
import { useState, type ReactNode } from 'react';

import styles from './StepColumns.module.css';

interface StepColumnsProps {
  /** The drawing: sticky at the right, or folded above the form where there is no room. */
  aside: ReactNode;
  /** What other remotes put beside the form: below the drawing, or below the form. */
  parts: HTMLElement;
  /** What stands beside it is a table, which needs more room than a form. */
  isWide: boolean;
  children: ReactNode;
}

/** From here form and drawing stand beside each other, px. */
const BESIDE_FORM = 992;
const BESIDE_TABLE = 1200;

export const StepColumns = ({ aside, parts, isWide, children }: StepColumnsProps) => {
  const isBeside = useIsWide(isWide ? BESIDE_TABLE : BESIDE_FORM);

  // An element that is moved keeps what stands in it, and what was typed there.
  const [placeParts] = useState(() => (place: HTMLElement | null) => place?.append(parts));
  const partsHere = <div ref={placeParts} className={styles.parts} />;

  return (
    <div className={joinClasses(styles.columns, isBeside && (isWide ? styles.table : styles.form))}>
      {isBeside ? (
        <div className={styles.aside}>
          <aside aria-label="Tekening">{aside}</aside>
          {partsHere}
        </div>
      ) : (
        <details className={styles.fold}>
          <summary className={styles.summary}>Tekening en kerncijfers</summary>
          {aside}
        </details>
      )}
      <div className={styles.fields}>{children}</div>
      {!isBeside && partsHere}
    </div>
  );
};
