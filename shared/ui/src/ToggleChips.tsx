import type { ReactNode } from 'react';

import styles from './ToggleChips.module.css';

interface ToggleChipsProps {
  /** What the filters are about; not shown. */
  label: string;
  children: ReactNode;
}

/** Filters that belong together, beside each other. */
export const ToggleChips = ({ label, children }: ToggleChipsProps) => (
  <fieldset className={styles.chips} aria-label={label}>
    {children}
  </fieldset>
);
