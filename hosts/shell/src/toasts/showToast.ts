import type { ToastOptions, ToastType } from '@adviestool/contract/remoteModule';

import type { ErrorMessage } from '../errors/errorText.ts';
import { keepTrying } from '../federation/loadPatiently.ts';

/** Loads what draws toasts; nobody needs it for the first page. */
export const loadToasts = () => import('./toastStack.tsx');

/** Shows a toast; a text that is on the screen already is not shown twice. */
export const showToast = (
  type: ToastType,
  message: ErrorMessage,
  options: ToastOptions = {},
): void => {
  void keepTrying(loadToasts).then(({ addToast }) => {
    addToast(type, message, options);
  });
};
