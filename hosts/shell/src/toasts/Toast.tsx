import type { ToastOptions, ToastType } from '@adviestool/contract/remoteModule';
import { useId, useRef, type CSSProperties, type Ref } from 'react';

import { ErrorDetails } from '../errors/ErrorDetails.tsx';
import type { ErrorMessage } from '../errors/errorText.ts';
import styles from './Toast.module.css';
import { ToastIcon } from './ToastIcon.tsx';
import { useAutoClose } from './useAutoClose.ts';
import { useSwipe } from './useSwipe.ts';

interface Props {
  /** Both given by notistack, which moves the toast in and out. */
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
  type: ToastType;
  message: ErrorMessage;
  /** Milliseconds that it stays; null: until it is closed. */
  duration: number | null;
  action: ToastOptions['action'];
  onDismiss: ToastOptions['onDismiss'];
  onClose: () => void;
}

export const Toast = ({
  ref,
  style,
  type,
  message,
  duration,
  action,
  onDismiss,
  onClose,
}: Props) => {
  const dismiss = (): void => {
    onClose();
    onDismiss?.();
  };
  /** Once: the second click of two finds the button still there. */
  const hasActed = useRef(false);
  const act = (): void => {
    if (hasActed.current) return;
    hasActed.current = true;
    onClose();
    action?.onAction();
  };
  const autoClose = useAutoClose(duration, onClose);
  const { offset, handlers } = useSwipe(dismiss);
  const textId = useId();
  return (
    <div
      ref={ref}
      className={styles['toast']}
      data-type={type}
      // Anything else is announced by the region that stands beside the toasts.
      {...(type === 'error' ? { role: 'alert' } : { role: 'group', 'aria-labelledby': textId })}
      style={offset === 0 ? style : { ...style, translate: `${offset}px 0` }}
      {...autoClose}
      {...handlers}
    >
      <ToastIcon type={type} />
      <div className={styles['text']}>
        <p id={textId} data-strong={message.advice === null ? undefined : ''}>
          {message.text}
        </p>
        <ErrorDetails message={message} />
        {action !== undefined && (
          <button className={styles['action']} type="button" onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <button className={styles['close']} type="button" onClick={dismiss} aria-label="Sluiten">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </button>
    </div>
  );
};
