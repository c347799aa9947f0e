import type { ComponentProps } from 'react';

import styles from './control.module.css';
import { joinClasses } from './joinClasses.ts';
import { markFocused } from './markFocused.ts';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style'> {
  /** Digits of equal width. */
  isNumeric?: boolean;
  /** Has the focus when the dialog around it opens, instead of the first element. */
  startsFocused?: boolean;
}

/** An input without its label; `shared/forms` has whole fields. */
export const TextInput = ({
  isNumeric = false,
  startsFocused = false,
  ...rest
}: TextInputProps) => (
  <input
    ref={startsFocused ? markFocused : null}
    {...rest}
    className={joinClasses(styles.control, isNumeric && styles.number)}
  />
);
