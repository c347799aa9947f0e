import type { ReactNode } from 'react';

import styles from './FieldRow.module.css';

/** Short fields beside each other where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
