import { formatNumber, NARROW_SPACE, type Decimals, type Unit } from './format.ts';
import styles from './Quantity.module.css';

interface QuantityProps {
  value: number;
  decimals?: Decimals;
  unit: Unit;
}

/** A number with its unit, kept on one line. */
export const Quantity = ({ value, decimals = 0, unit }: QuantityProps) => (
  <span className={styles.quantity}>
    {formatNumber(value, decimals)}
    {NARROW_SPACE}
    <span className={styles.unit}>{unit}</span>
  </span>
);
