import type { ReactNode } from 'react';

import type { Tekenruimte } from './marges.ts';
import styles from './Tekening.module.css';
import { useTekenruimte } from './useTekenruimte.ts';

interface TekenvlakProps {
  children: (ruimte: Tekenruimte) => ReactNode;
}

/**
 * The place of a drawing, which knows its room. What can be drawn at one key and not at the next shares one:
 * to measure it anew makes the browser lay the page out in the middle of a key.
 */
export const Tekenvlak = ({ children }: TekenvlakProps) => {
  const { ref, ruimte } = useTekenruimte();
  return (
    <div ref={ref} className={styles.tekening}>
      {children(ruimte)}
    </div>
  );
};
