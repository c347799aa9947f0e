import { useId, type ReactNode } from 'react';

import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { useModal } from './useModal.ts';

interface DialogContentProps {
  title: ReactNode;
  /** Escape or the cross. Absent: the dialog can only be left by its actions. */
  onClose?: (() => void) | undefined;
  /** Buttons at the bottom, the safest first. */
  actions?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** `full` takes the whole window. */
  size?: 'full' | undefined;
  children?: ReactNode;
}

export interface DialogProps extends DialogContentProps {
  open: boolean;
}

const ModalDialog = ({ title, onClose, actions, role, size, children }: DialogContentProps) => {
  const ref = useModal();
  const titleId = useId();
  const bodyId = useId();

  return (
    <dialog
      ref={ref}
      role={role}
      className={joinClasses(styles.dialog, size === 'full' && styles.full)}
      closedby={onClose === undefined ? 'none' : 'closerequest'}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        // Chromium lets only the first of two Escapes be refused; what is mounted stays in sight.
        event.currentTarget.showModal();
        onClose?.();
      }}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children !== undefined && (
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {onClose !== undefined && (
          <button type="button" className={styles.close} aria-label="Sluiten" onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </dialog>
  );
};

/** A modal dialog of the platform: focus stays inside and goes back to the trigger. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <ModalDialog {...rest} /> : null);
