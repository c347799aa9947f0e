/** Milliseconds that running requests get to finish. */
const FINISH_LIMIT = 10_000;

type Phase = 'running' | 'maintenance' | 'stopping';

/** Tells whether requests are taken, and counts the ones that run. */
export const createLifecycle = (isInMaintenance: boolean) => {
  let phase: Phase = isInMaintenance ? 'maintenance' : 'running';
  let running = 0;
  let onIdle: (() => void) | null = null;

  return {
    phase: (): Phase => phase,
    requestStarted: (): void => {
      running += 1;
    },
    requestEnded: (): void => {
      running -= 1;
      if (running === 0) onIdle?.();
    },
    /** Takes no new requests; resolves when the running ones are done, after 10 s in any case. */
    stop: async (): Promise<void> => {
      phase = 'stopping';
      if (running === 0) return;
      await new Promise<void>((resolve) => {
        const limit = setTimeout(resolve, FINISH_LIMIT);
        onIdle = () => {
          clearTimeout(limit);
          resolve();
        };
      });
    },
  };
};

export type Lifecycle = ReturnType<typeof createLifecycle>;
