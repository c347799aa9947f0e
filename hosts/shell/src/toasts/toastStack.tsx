import type { ToastOptions, ToastType } from '@adviestool/contract/remoteModule';
import { SnackbarProvider } from 'notistack';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { ErrorMessage } from '../errors/errorText.ts';
import { announce, announcements } from './announcements.ts';
import { createToastQueue, type QueuedToast, type ToastSeries } from './createToastQueue.ts';
import { followModals } from './followModals.ts';
import { Toast } from './Toast.tsx';
import styles from './toastStack.module.css';

/** Milliseconds that a toast stays. */
const DURATION = { general: 4000, import: 5000 } as const;

/** Milliseconds for one with a button: it has to be read, decided and reached. */
const WITH_ACTION = 20_000;

/** Milliseconds in which a toast comes and goes. */
const TRANSITION = 200;

const durationOf = (series: ToastSeries, action: ToastOptions['action']): number =>
  action === undefined ? DURATION[series] : WITH_ACTION;

const transition = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TRANSITION;

interface ShownToast extends QueuedToast {
  type: ToastType;
  message: ErrorMessage;
  action: ToastOptions['action'];
  onDismiss: ToastOptions['onDismiss'];
}

/** The toasts close themselves, so that focus can hold them too. */
const stack = document.createElement('div');
const provider = createRef<SnackbarProvider>();

const place = document.createElement('div');
place.append(announcements, stack);
followModals(place);

flushSync(() => {
  createRoot(stack).render(
    <SnackbarProvider
      ref={provider}
      // The queue decides: notistack would take the oldest away for a new one.
      maxSnack={Infinity}
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transitionDuration={transition()}
      classes={{ containerRoot: styles['container'] ?? '' }}
    />,
  );
});

const queue = createToastQueue<ShownToast>({
  open: ({ id, series, type, message, isPersistent, action, onDismiss }) => {
    // An error interrupts by itself.
    if (type !== 'error') announce([message.text, ...(action === undefined ? [] : [action.label])]);
    provider.current?.enqueueSnackbar(message.text, {
      key: id,
      persist: true,
      transitionDuration: transition(),
      onExited: () => {
        queue.left(id);
      },
      content: () => (
        <Toast
          type={type}
          message={message}
          duration={isPersistent ? null : durationOf(series, action)}
          action={action}
          onDismiss={onDismiss}
          onClose={() => {
            queue.remove(id);
          }}
        />
      ),
    });
  },
  close: ({ id }) => {
    provider.current?.closeSnackbar(id);
  },
});

let lastId = 0;

/** Shows a toast when there is a place for it; a text that is there already is not shown twice. */
export const addToast = (
  type: ToastType,
  message: ErrorMessage,
  { persistent = false, series = 'general', key, action, onDismiss }: ToastOptions,
): void => {
  lastId += 1;
  queue.add({
    id: lastId,
    series,
    about: key ?? message.text,
    replaces: key !== undefined && !persistent,
    type,
    message,
    // Whom to call is not read in four seconds.
    isPersistent: persistent || message.advice !== null,
    action,
    onDismiss,
  });
};

/** Takes the toast with this key away, wherever it is. */
export const endToast = (key: string): void => {
  const toast = queue.find(key, 'general');
  if (toast === undefined) return;
  queue.remove(toast.id);
  toast.onDismiss?.();
};
