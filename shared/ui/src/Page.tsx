import type { ReactNode } from 'react';

import { joinClasses } from './joinClasses.ts';
import styles from './Page.module.css';

interface PageProps {
  /** `work` 1600 px, `table` 1200 px, `list` 900 px, `form` 680 px, `card` 420 px. */
  width?: 'work' | 'table' | 'list' | 'form' | 'card';
  /** It begins with a line of its own, which stands close under the header. */
  isTight?: boolean;
  children: ReactNode;
}

/** The content of a route, in the middle and no wider than it reads well. */
export const Page = ({ width = 'table', isTight = false, children }: PageProps) => (
  <div className={joinClasses(styles.page, styles[width], isTight && styles.tight)}>{children}</div>
);
