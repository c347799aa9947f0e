import type { ToastOptions, ToastType } from '@adviestool/contract/remoteModule';

import type { ErrorMessage } from '../errors/errorText.ts';
import { keepTrying } from '../federation/keepTrying.ts';

/** Loads what draws toasts; nobody needs it for the first page. */
export const loadToasts = () => import('./toastStack.tsx');

/** Shows a toast when there is a place for it; a text that is there already is not shown twice. */
export const showToast = (
  type: ToastType,
  said: ErrorMessage | string,
  options: ToastOptions = {},
): void => {
  const message = typeof said === 'string' ? { text: said, advice: null, details: [] } : said;
  void keepTrying(loadToasts).then(({ addToast }) => {
    addToast(type, message, options);
  });
};

/** Closes the toast with this key, in turn with those that are shown. */
export const endToast = (key: string): void => {
  void keepTrying(loadToasts).then((toasts) => {
    toasts.endToast(key);
  });
};
