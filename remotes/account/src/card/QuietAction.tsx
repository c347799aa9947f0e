import type { ReactNode } from 'react';

import styles from './QuietAction.module.css';

interface QuietActionProps {
  children: ReactNode;
}

/** A quiet button whose text begins where the content around it begins. */
export const QuietAction = ({ children }: QuietActionProps) => (
  <div className={styles.action}>{children}</div>
);
