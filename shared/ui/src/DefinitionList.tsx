import type { ReactNode } from 'react';

import styles from './DefinitionList.module.css';
import { joinClasses } from './joinClasses.ts';

export interface Definition {
  term: string;
  value: ReactNode;
}

interface DefinitionListProps {
  items: readonly Definition[];
  /** `rows`: term and value beside each other; `grid`: compact, the term above its value. */
  layout?: 'rows' | 'grid';
}

export const DefinitionList = ({ items, layout = 'rows' }: DefinitionListProps) => (
  <dl className={joinClasses(styles.list, styles[layout])}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles.item}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
