import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

/** Milliseconds in which what was sent before a stop still comes in and is answered. */
const GRACE = 500;
/** Milliseconds that running requests get to finish. */
const FINISH_LIMIT = 10_000;
/** Milliseconds between two looks whether they have. */
const LOOK = 20;

type Phase = 'running' | 'maintenance' | 'stopping';

/** A request as it comes in; `complete`: all of it is there. */
export interface Incoming {
  readonly complete: boolean;
}

/** Tells whether requests are taken, and knows the ones that run. */
export const createLifecycle = (isInMaintenance: boolean) => {
  let phase: Phase = isInMaintenance ? 'maintenance' : 'running';
  const running = new Set<Incoming>();

  /** What is still coming in has changed nothing, and may never be there. */
  const isBusy = (): boolean => [...running].some(({ complete }) => complete);

  return {
    phase: (): Phase => phase,
    requestStarted: (request: Incoming): void => {
      running.add(request);
    },
    requestEnded: (request: Incoming): void => {
      running.delete(request);
    },
    /**
     * Does no new work: what comes in is told to come back. Resolves after half a second of that, when
     * the running requests are done; after 10 s in any case.
     */
    stop: async (): Promise<void> => {
      phase = 'stopping';
      for (let waited = 0; waited < GRACE || (isBusy() && waited < FINISH_LIMIT); waited += LOOK) {
        await setTimeoutPromise(LOOK);
      }
    },
  };
};

export type Lifecycle = ReturnType<typeof createLifecycle>;
