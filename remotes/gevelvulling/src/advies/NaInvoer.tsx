import type { ReactNode } from 'react';

import styles from './NaInvoer.module.css';

interface NaInvoerProps {
  /** Whether what is drawn is that of before the last key. */
  isOud: boolean;
  children: ReactNode;
}

/**
 * Around what follows from the input of a form by `useDeferredValue`, so that no field waits for it. Where it lags
 * behind for longer than an eye notices it is dimmed: an old number is not to be taken for a new one.
 */
export const NaInvoer = ({ isOud, children }: NaInvoerProps) => (
  <div aria-busy={isOud} className={styles.naInvoer}>
    {children}
  </div>
);
