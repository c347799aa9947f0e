import type { ReactNode } from 'react';

import { joinClasses } from './joinClasses.ts';
import styles from './Stack.module.css';

interface StackProps {
  gap?: 'tight' | 'normal' | 'loose';
  children: ReactNode;
}

/** Blocks below each other with the same distance between them. */
export const Stack = ({ gap = 'normal', children }: StackProps) => (
  <div className={joinClasses(styles.stack, gap !== 'normal' && styles[gap])}>{children}</div>
);
