import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';

import { Formula } from './Formula.tsx';
import styles from './Ledger.module.css';
import { useHasOverflow } from './useHasOverflow.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LedgerRow {
  id: string;
  label: string;
  /** In symbols: ‘w_k = c_f · q_p’. */
  formula?: string | undefined;
  /** The same in numbers: ‘0,65 · 1,4 · 2,40’. */
  numbers?: string | undefined;
  /** Formatted. */
  result: string;
  unit?: string | undefined;
  /** What the numbers are of, where that is not plain. */
  note?: string | undefined;
  /** Norm or model paragraph. */
  source?: string | undefined;
}

interface LedgerProps {
  label: string;
  rows: readonly LedgerRow[];
}

const Working = ({ formula, numbers, note }: Pick<LedgerRow, 'formula' | 'numbers' | 'note'>) => (
  <div className={styles.working}>
    {formula !== undefined && (
      <div>
        <Formula>{formula}</Formula>
      </div>
    )}
    {numbers !== undefined && (
      <div>
        = <Formula>{numbers}</Formula>
      </div>
    )}
    {note !== undefined && <div>{note}</div>}
  </div>
);

/** A calculation step by step, readable on a telephone and on paper. */
export const Ledger = ({ label, rows }: LedgerProps) => {
  const [ref, hasOverflow] = useHasOverflow();
  const scrollable = hasOverflow ? { role: 'region', tabIndex: 0, 'aria-label': label } : undefined;

  return (
    <div ref={ref} className={styles.box} {...scrollable}>
      <ol className={styles.ledger} aria-label={label}>
        {rows.map(({ id, label: name, formula, numbers, result, unit, note, source }) => (
          <li key={id} className={styles.row}>
            <div className={styles.label}>{name}</div>
            <div className={styles.result}>
              <VisuallyHidden>is </VisuallyHidden>
              {result}
              {unit !== undefined && (
                <>
                  {NARROW_SPACE}
                  <span className={styles.unit}>{unit}</span>
                </>
              )}
            </div>
            {(formula !== undefined || numbers !== undefined) && (
              <Working formula={formula} numbers={numbers} note={note} />
            )}
            {source !== undefined && (
              <div className={styles.source}>
                <VisuallyHidden>Bron: </VisuallyHidden>
                {source}
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
};
