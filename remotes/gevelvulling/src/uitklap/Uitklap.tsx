import { useUitklap } from '@adviestool/ui/useUitklap';
import type { ReactNode } from 'react';

import styles from './Uitklap.module.css';

interface UitklapProps {
  summary: string;
  /** A function makes it once somebody asks for it. */
  children: ReactNode | (() => ReactNode);
}

/** Something that is opened to be seen; on paper it is open. */
export const Uitklap = ({ summary, children }: UitklapProps) => {
  const uitklap = useUitklap();

  return (
    <details className={styles.uitklap} {...uitklap}>
      <summary className={styles.summary}>{summary}</summary>
      {typeof children === 'function' ? uitklap.open && children() : children}
    </details>
  );
};
