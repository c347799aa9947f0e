import type { HostApi } from '@adviestool/contract/remoteModule';

import { useDebugStore } from '../debug/debugStore.ts';

/** Writes to the browser's console; debug messages only while debug is on. */
export const log: HostApi['log'] = (level, message, details) => {
  if (level === 'debug' && !useDebugStore.getState().isOn) return;
  const parts = details === undefined ? [message] : [message, details];
  // oxlint-disable-next-line no-console -- the one place that may
  console[level](...parts);
};
