import { useLayoutEffect, useRef, type ReactNode } from 'react';

import styles from './NaInvoer.module.css';

interface NaInvoerProps {
  /** Whether what is drawn is that of before the last key. */
  isOud: boolean;
  children: ReactNode;
}

/** Milliseconds after which an eye notices that something lags behind. */
const MERKBAAR = 150;

/**
 * Around what follows from the input of a form by `useDeferredValue`, so that no field waits for it. Where it lags
 * behind for longer than an eye notices it is dimmed: an old number is not to be taken for a new one.
 */
export const NaInvoer = ({ isOud, children }: NaInvoerProps) => {
  const ref = useRef<HTMLDivElement>(null);

  // By hand: a transition that waits makes the browser draw the advice twice more at every key.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOud || element === null) return undefined;
    const timer = setTimeout(() => element.toggleAttribute('data-oud', true), MERKBAAR);
    return () => {
      clearTimeout(timer);
      element.toggleAttribute('data-oud', false);
    };
  }, [isOud]);

  return (
    <div ref={ref} aria-busy={isOud} className={styles.naInvoer}>
      {children}
    </div>
  );
};
