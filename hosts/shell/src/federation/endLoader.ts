import { RemoteStalledError } from './loadCause/remoteErrors.ts';

/** Milliseconds that a loader may wait, with no call of the product under way. */
export const LOADER_TIMEOUT = 10_000;

const STEP = 1000;

/**
 * Gives what a loader gives, or gives it up when it waits for nothing. A call of the product has a time limit, and
 * an error, of its own: while one is under way the time stands still.
 * @throws RemoteStalledError, and what the loader throws
 */
export const endLoader = async (
  remoteId: string,
  loading: unknown,
  isCalling: () => boolean,
): Promise<unknown> => {
  if (!(loading instanceof Promise)) return loading;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    let waited = 0;
    timer = setInterval(() => {
      waited = isCalling() ? 0 : waited + STEP;
      if (waited >= LOADER_TIMEOUT) reject(new RemoteStalledError(remoteId));
    }, STEP);
  });
  try {
    return await Promise.race([loading, stalled]);
  } finally {
    clearInterval(timer);
  }
};
