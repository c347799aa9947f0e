import { useId, type ComponentProps, type ReactNode } from 'react';

import styles from './DataTable.module.css';
import { useHasOverflow } from './useHasOverflow.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
  /** Only read aloud: a heading above it says the same. */
  isCaptionHidden?: boolean;
  /** thead, tbody and tfoot, with `NumericHeader` and `NumericCell` for numbers. */
  children: ReactNode;
}

/** A table that scrolls sideways in its own box when it is too wide. */
export const DataTable = ({ caption, isCaptionHidden = false, children }: DataTableProps) => {
  const captionId = useId();
  const [ref, hasOverflow] = useHasOverflow();
  const scrollable = hasOverflow
    ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId }
    : undefined;

  return (
    <div ref={ref} className={styles.wrapper} {...scrollable}>
      <table className={styles.table}>
        <caption id={captionId} className={isCaptionHidden ? undefined : styles.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </div>
  );
};
