import type { ReactNode } from 'react';

import { joinClasses } from './joinClasses.ts';
import styles from './Prose.module.css';

interface ProseProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Running text with headings, lists and tables. */
export const Prose = ({ className, children }: ProseProps) => (
  <article className={joinClasses(styles.prose, className)}>{children}</article>
);
