import { useId, type ReactNode, type Ref } from 'react';

import styles from './Vergelijken.module.css';

interface VergelijkKolomProps {
  titel: string;
  uitleg: ReactNode;
  /** What stands now spans the others where they do not all stand beside each other. */
  isNu?: boolean;
  kopRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One way to choose, beside the others. */
export const VergelijkKolom = ({
  titel,
  uitleg,
  isNu = false,
  kopRef,
  children,
}: VergelijkKolomProps) => {
  const titelId = useId();
  return (
    <section className={styles.kolom} data-nu={isNu || undefined} aria-labelledby={titelId}>
      <div className={styles.kop}>
        <h2 id={titelId} tabIndex={-1} ref={kopRef}>
          {titel}
        </h2>
        <p className={styles.stil}>{uitleg}</p>
      </div>
      {children}
    </section>
  );
};
