import type { ComponentProps } from 'react';

import styles from './control.module.css';
import { joinClasses } from './joinClasses.ts';
import { markFocused } from './markFocused.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** Has the focus when the dialog around it opens, instead of the first element. */
  startsFocused?: boolean;
}

/** Lines of text without their label; `shared/forms` has the whole field. */
export const TextArea = ({ startsFocused = false, rows = 4, ...rest }: TextAreaProps) => (
  <textarea
    ref={startsFocused ? markFocused : null}
    {...rest}
    rows={rows}
    className={joinClasses(styles.control, styles.lines)}
  />
);
