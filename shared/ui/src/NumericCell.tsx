import type { ComponentProps } from 'react';

import styles from './DataTable.module.css';

/** A cell of a `DataTable` that holds a number. */
export const NumericCell = (props: Omit<ComponentProps<'td'>, 'className'>) => (
  <td {...props} className={styles.numeric} />
);
