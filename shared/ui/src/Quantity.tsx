import { type Decimals, formatNumber } from '@adviestool/getallen/formatNumber';
import { NARROW_SPACE, type Unit } from '@adviestool/getallen/formatQuantity';

import styles from './Quantity.module.css';

type QuantityProps = { unit: Unit } & (
  | { value: number; decimals?: Decimals; text?: never }
  /** A number that was written already. */
  | { text: string }
);

/** A number with its unit, kept on one line. */
export const Quantity = (props: QuantityProps) => (
  <span className={styles.quantity}>
    {props.text ?? formatNumber(props.value, props.decimals)}
    {NARROW_SPACE}
    <span className={styles.unit}>{props.unit}</span>
  </span>
);
