import type { RemoteFailure } from '@adviestool/contract/remoteFailure';

/** Seconds without a sign of life after which the page is taken to hang. */
export const SILENCE = 10;

/** What the page says of itself: what to tell when it says nothing more; null: it is not to be watched now. */
export type Beat = RemoteFailure | null;

/**
 * Watches a page from a thread of its own. Seconds are counted and no times compared: on a machine that slept
 * neither of the two has run.
 * @param tell once for each silence
 */
export const createHangWatch = (tell: (failure: RemoteFailure) => void) => {
  let failure: Beat = null;
  let silent = 0;
  return {
    hear: (beat: Beat): void => {
      failure = beat;
      silent = 0;
    },
    /** Called every second. */
    tick: (): void => {
      silent += 1;
      if (silent === SILENCE && failure !== null) tell(failure);
    },
  };
};
