import type { ToastOptions, ToastType } from '@adviestool/contract/remoteModule';
import { closeSnackbar, enqueueSnackbar } from 'notistack';

import type { ErrorMessage } from '../errors/errorText.ts';
import { Toast } from './Toast.tsx';

/** Shows a toast; a text that is on the screen already is not shown twice. */
export const showToast = (
  type: ToastType,
  message: ErrorMessage,
  { persistent = false, action }: ToastOptions = {},
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
