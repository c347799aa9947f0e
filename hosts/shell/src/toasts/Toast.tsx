import type { ToastOptions, ToastType } from '@adviestool/contract/remoteModule';
import type { Ref } from 'react';

import type { ErrorMessage } from '../errors/errorText.ts';
import styles from './Toast.module.css';
import { ToastIcon } from './ToastIcon.tsx';
import { useAutoClose } from './useAutoClose.ts';

interface Props {
  /** Given by notistack, which moves the toast in and out. */
  ref?: Ref<HTMLDivElement>;
  type: ToastType;
  message: ErrorMessage;
  isPersistent: boolean;
  action: ToastOptions['action'];
  onClose: () => void;
}

export const Toast = ({ ref, type, message, isPersistent, action, onClose }: Props) => {
  const handlers = useAutoClose(isPersistent, onClose);
  const { text, details } = message;
  return (
    <div
      ref={ref}
      className={styles['toast']}
      data-type={type}
      role={type === 'error' ? 'alert' : 'status'}
      {...handlers}
    >
      <ToastIcon type={type} />
      <div className={styles['text']}>
        <p data-strong={details.length > 0 ? '' : undefined}>{text}</p>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        {action !== undefined && (
          <button
            className={styles['action']}
            type="button"
            onClick={() => {
              onClose();
              action.onAction();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button className={styles['close']} type="button" onClick={onClose} aria-label="Sluiten">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </button>
    </div>
  );
};
