import { useId, type ComponentProps, type ReactNode } from 'react';

import styles from './DataTable.module.css';
import { useHasOverflow } from './useHasOverflow.ts';

/** The head of a column of numbers. */
export const NumericHeader = (props: Omit<ComponentProps<'th'>, 'className' | 'scope'>) => (
  <th {...props} scope="col" className={styles.numeric} />
);

/** A cell that holds a number. */
export const NumericCell = (props: Omit<ComponentProps<'td'>, 'className'>) => (
  <td {...props} className={styles.numeric} />
);

interface DataTableProps {
  caption: string;
  /** thead, tbody and tfoot, with `NumericHeader` and `NumericCell` for numbers. */
  children: ReactNode;
}

/** A table that scrolls sideways in its own box when it is too wide. */
export const DataTable = ({ caption, children }: DataTableProps) => {
  const captionId = useId();
  const [ref, hasOverflow] = useHasOverflow();
  const scrollable = hasOverflow
    ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId }
    : undefined;

  return (
    <div ref={ref} className={styles.wrapper} {...scrollable}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
};
