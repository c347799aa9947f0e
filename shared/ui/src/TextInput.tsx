import type { ComponentProps } from 'react';

import styles from './control.module.css';
import { joinClasses } from './joinClasses.ts';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style'> {
  /** Digits of equal width. */
  isNumeric?: boolean;
}

/** An input without its label; `shared/forms` has whole fields. */
export const TextInput = ({ isNumeric = false, ...rest }: TextInputProps) => (
  <input {...rest} className={joinClasses(styles.control, isNumeric && styles.number)} />
);
