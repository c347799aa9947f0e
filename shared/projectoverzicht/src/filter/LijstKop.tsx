import type { ReactNode } from 'react';

import styles from './LijstKop.module.css';
import { ZoekVeld, type ZoekVeldProps } from './ZoekVeld.tsx';

interface LijstKopProps extends ZoekVeldProps {
  /** Of the heading, by which the list is named. */
  id: string;
  titel: string;
  /** How many there are, or how many of them are shown. */
  aantal: ReactNode;
  /** Of one row there is nothing to seek. */
  isZoekbaar: boolean;
  /** Beside the search. */
  children?: ReactNode;
}

/** Above a list: what it holds, how many, and the search in it. */
export const LijstKop = ({
  id,
  titel,
  aantal,
  isZoekbaar,
  children,
  ...zoekVeld
}: LijstKopProps) => (
  <div className={styles.kop}>
    <h2 id={id}>
      {titel} <span className={styles.aantal}>{aantal}</span>
    </h2>
    {isZoekbaar && (
      <div className={styles.middelen}>
        <ZoekVeld {...zoekVeld} />
        {children}
      </div>
    )}
  </div>
);
