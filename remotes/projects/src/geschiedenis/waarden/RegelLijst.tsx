import type { ReactNode } from 'react';

import styles from './Waarden.module.css';

interface RegelLijstProps {
  /** Beside another one: what the rows are called has less room. */
  isSmal?: boolean;
  /** A `div` with a `dt` and a `dd` each. */
  children: ReactNode;
}

/** Rows of what something is called and what it is, or was and is now. */
export const RegelLijst = ({ isSmal = false, children }: RegelLijstProps) => (
  <dl className={styles.regels} data-smal={isSmal || undefined}>
    {children}
  </dl>
);
