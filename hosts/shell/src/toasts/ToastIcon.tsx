import type { ToastType } from '@adviestool/contract/remoteModule';

import styles from './Toast.module.css';

/** Strokes on a grid of 20. */
const PATHS: Record<ToastType, string> = {
  default: 'M4 6h12M4 10h12M4 14h7',
  success: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15m-3.4 7.8 2.4 2.4 4.5-4.9',
  error: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v5m0 2.8v.2',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5m0-8v.2',
  warning: 'm10 3 7.5 13.5h-15zM10 8v4.2m0 1.9v.2',
  loading: 'M10 2.5a7.5 7.5 0 1 1-7.5 7.5',
};

export const ToastIcon = ({ type }: { type: ToastType }) => (
  <svg className={styles['icon']} viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[type]} />
  </svg>
);
