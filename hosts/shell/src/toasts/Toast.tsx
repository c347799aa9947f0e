import type { ToastOptions, ToastType } from '@adviestool/contract/remoteModule';
import { useId, useRef, type CSSProperties, type Ref } from 'react';

import { ErrorDetails } from '../errors/ErrorDetails.tsx';
import type { ErrorMessage } from '../errors/errorText.ts';
import styles from './Toast.module.css';
import { useAutoClose } from './useAutoClose.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useSwipe } from './useSwipe.ts';

/** Strokes on a grid of 20. */
const PATHS: Record<ToastType, string> = {
  default: 'M4 6h12M4 10h12M4 14h7',
  success: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15m-3.4 7.8 2.4 2.4 4.5-4.9',
  error: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v5m0 2.8v.2',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5m0-8v.2',
  warning: 'm10 3 7.5 13.5h-15zM10 8v4.2m0 1.9v.2',
  loading: 'M10 2.5a7.5 7.5 0 1 1-7.5 7.5',
};

const ToastIcon = ({ type }: { type: ToastType }) => (
  <svg className={styles['icon']} viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[type]} />
  </svg>
);

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
  const { giveBack, ...focus } = useFocusBack();
  const dismiss = (): void => {
    giveBack();
    onClose();
    onDismiss?.();
  };
  /** Once: the second click of two finds the button still there. */
  const hasActed = useRef(false);
  const act = (): void => {
    if (hasActed.current) return;
    hasActed.current = true;
    giveBack();
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
      data-stays={duration === null || undefined}
      // Anything else is announced by the region that stands beside the toasts.
      {...(type === 'error' ? { role: 'alert' } : { role: 'group', 'aria-labelledby': textId })}
      style={offset === 0 ? style : { ...style, translate: `${offset}px 0` }}
      {...autoClose}
      {...handlers}
      onFocus={(event) => {
        autoClose.onFocus();
        focus.onFocus(event);
      }}
      onBlur={() => {
        autoClose.onBlur();
        focus.onBlur();
      }}
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
