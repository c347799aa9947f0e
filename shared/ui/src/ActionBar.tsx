import type { ReactNode } from 'react';

import styles from './ActionBar.module.css';
import { joinClasses } from './joinClasses.ts';
import { useRoom } from './useRoom.ts';

interface ActionBarProps {
  /** The way back, on the left. */
  start?: ReactNode;
  /** What happened last: ‘Opgeslagen om 14:05’. Announced politely. */
  status?: ReactNode;
  /** In sight on a wide screen too. */
  isSticky?: boolean;
  /** The actions, the primary one last. */
  children: ReactNode;
}

/** The actions of a page or form; stays in sight at the bottom of a narrow screen. */
export const ActionBar = ({ start, status, isSticky = false, children }: ActionBarProps) => {
  const bar = useRoom<HTMLDivElement>('--action-room');
  return (
    <div ref={bar} className={joinClasses(styles.bar, isSticky && styles.sticky)}>
      {start}
      <output className={styles.status}>{status}</output>
      <div className={styles.end}>{children}</div>
    </div>
  );
};
