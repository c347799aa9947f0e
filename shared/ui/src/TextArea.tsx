import type { ComponentProps } from 'react';

import styles from './control.module.css';
import { joinClasses } from './joinClasses.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** Has the focus when the dialog around it opens, instead of the first element. */
  startsFocused?: boolean;
}

/** React's autoFocus writes no attribute, by which a dialog chooses. */
const markFocused = (area: HTMLTextAreaElement | null): void => area?.setAttribute('autofocus', '');

/** Lines of text without their label; `shared/forms` has the whole field. */
export const TextArea = ({ startsFocused = false, rows = 4, ...rest }: TextAreaProps) => (
  <textarea
    ref={startsFocused ? markFocused : null}
    {...rest}
    rows={rows}
    className={joinClasses(styles.control, styles.lines)}
  />
);
