import type { ToastOptions, ToastType } from '@adviestool/contract/remoteModule';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { ErrorMessage } from '../errors/errorText.ts';
import { Toast } from './Toast.tsx';
import styles from './toastStack.module.css';

const MAX_TOASTS = 3;

/** The place of the toasts. They close themselves, so that focus can hold them too. */
const place = document.body.appendChild(document.createElement('div'));

flushSync(() => {
  createRoot(place).render(
    <SnackbarProvider
      maxSnack={MAX_TOASTS}
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transitionDuration={200}
      classes={{ containerRoot: styles['container'] ?? '' }}
    />,
  );
});

/** Puts a toast on the screen; a text that is there already is not shown twice. */
export const addToast = (
  type: ToastType,
  message: ErrorMessage,
  { persistent = false, action }: ToastOptions,
): void => {
  enqueueSnackbar(message.text, {
    persist: persistent,
    preventDuplicate: true,
    content: (key) => (
      <Toast
        type={type}
        message={message}
        isPersistent={persistent}
        action={action}
        onClose={() => {
          closeSnackbar(key);
        }}
      />
    ),
  });
};
