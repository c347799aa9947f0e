import type { ReactNode } from 'react';

import styles from './TekeningLeeg.module.css';

/** Stands where the drawing will be, with a sentence on what is still missing. */
export const TekeningLeeg = ({ children }: { children: ReactNode }) => (
  <p className={styles.leeg}>{children}</p>
);
