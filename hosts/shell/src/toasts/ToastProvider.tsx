import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';

import styles from './ToastProvider.module.css';

const MAX_TOASTS = 3;

/** The place of the toasts. They close themselves, so that focus can hold them too. */
export const ToastProvider = ({ children }: { children: ReactNode }) => (
  <SnackbarProvider
    maxSnack={MAX_TOASTS}
    autoHideDuration={null}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transitionDuration={200}
    classes={{ containerRoot: styles['container'] ?? '' }}
  >
    {children}
  </SnackbarProvider>
);
