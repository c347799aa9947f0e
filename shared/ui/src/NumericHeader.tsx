import type { ComponentProps } from 'react';

import styles from './DataTable.module.css';

/** The head of a column of a `DataTable` that holds numbers. */
export const NumericHeader = (props: Omit<ComponentProps<'th'>, 'className' | 'scope'>) => (
  <th {...props} scope="col" className={styles.numeric} />
);
