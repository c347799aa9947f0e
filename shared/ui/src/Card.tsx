import { useId, type ReactNode } from 'react';

import styles from './Card.module.css';

interface CardProps {
  /** Names the card, which is then a region with a heading of level 2. */
  title?: ReactNode;
  children: ReactNode;
}

export const Card = ({ title, children }: CardProps) => {
  const titleId = useId();
  if (title === undefined) return <div className={styles.card}>{children}</div>;

  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
};
