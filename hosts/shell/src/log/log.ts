import type { HostApi } from '@adviestool/contract/remoteModule';

/** Writes to the browser's console. Debug messages only show where the console asks for them. */
export const log: HostApi['log'] = (level, message, details) => {
  const parts = details === undefined ? [message] : [message, details];
  // oxlint-disable-next-line no-console -- the one place that may
  console[level](...parts);
};
