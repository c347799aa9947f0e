import { useId, type ReactNode } from 'react';

import styles from './DataTable.module.css';
import { useHasOverflow } from './useHasOverflow.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface DataTableProps {
  caption: string;
  captionHidden?: boolean;
  /** thead, tbody and tfoot, with `NumericHeader` and `NumericCell` for numbers. */
  children: ReactNode;
}

/** A table that scrolls sideways in its own box when it is too wide. */
export const DataTable = ({ caption, captionHidden = false, children }: DataTableProps) => {
  const captionId = useId();
  const [ref, hasOverflow] = useHasOverflow();
  const scrollable = hasOverflow
    ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId }
    : undefined;

  return (
    <div ref={ref} className={styles.wrapper} {...scrollable}>
      <table className={styles.table}>
        <caption id={captionId} className={captionHidden ? undefined : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </div>
  );
};
