import type { ComponentProps, MouseEvent } from 'react';

import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { joinClasses } from './joinClasses.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The look of a button, for a link that acts as one. */
export const buttonClass = (kind: ButtonKind = 'secondary'): string =>
  joinClasses(styles.button, styles[kind]);

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  kind?: ButtonKind;
  icon?: IconName;
  /** Under way: keeps its width and its focus, and does nothing when pressed again. */
  busy?: boolean;
}

/**
 * Pressing a submit button leaves the focus in the field until the release. Leaving a field may show
 * its error, which would move the button away between press and release, and the click would be lost.
 */
const keepFocus = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault();

export const Button = ({
  kind = 'secondary',
  icon,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    // Enter in a field clicks the button too, with no press to count; the focus stays in that field.
    if (type === 'submit' && event.detail > 0) event.currentTarget.focus();
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(buttonClass(kind), busy && styles.busy)}
      aria-disabled={busy || undefined}
      {...(type === 'submit' && { onMouseDown: keepFocus })}
      onClick={click}
    >
      <span className={styles.content}>
        {icon !== undefined && <Icon name={icon} />}
        {children}
      </span>
      {busy && (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <VisuallyHidden>bezig</VisuallyHidden>
        </>
      )}
    </button>
  );
};
