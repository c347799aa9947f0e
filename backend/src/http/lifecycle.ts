import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

/** Milliseconds in which what was sent before a stop still comes in and is answered. */
const GRACE = 500;
/** Milliseconds that running requests get to finish; what closes after that has the rest of ten seconds. */
const FINISH_LIMIT = 8000;
/** Milliseconds between two looks whether they have. */
const LOOK = 20;

type Phase = 'running' | 'maintenance' | 'stopping';

/** A request as it comes in; `complete`: all of it is there. */
export interface Incoming {
  readonly complete: boolean;
}

/** A connection of a client. */
export interface Connection {
  readonly bytesRead: number;
  once: (event: 'close', listener: () => void) => unknown;
}

/** Tells whether requests are taken, and knows the ones that run. */
export const createLifecycle = (isInMaintenance: boolean) => {
  let phase: Phase = isInMaintenance ? 'maintenance' : 'running';
  const running = new Set<Incoming>();
  const connections = new Set<Connection>();

  /** What is still coming in has changed nothing, and may never be there. */
  const isBusy = (): boolean => [...running].some(({ complete }) => complete);

  const bytesRead = (): number =>
    [...connections].reduce((sum, connection) => sum + connection.bytesRead, 0);

  /** Waits until nothing has come in for a while, and nothing runs. */
  const finish = async (): Promise<void> => {
    const begin = performance.now();
    let read = bytesRead();
    // In looks, not in time: a machine that is busy elsewhere lets time pass in which nothing was read.
    let quiet = 0;
    while (performance.now() - begin < FINISH_LIMIT && (quiet < GRACE || isBusy())) {
      await setTimeoutPromise(LOOK);
      const now = bytesRead();
      quiet = now === read ? quiet + LOOK : 0;
      read = now;
    }
  };

  return {
    phase: (): Phase => phase,
    connected: (connection: Connection): void => {
      connections.add(connection);
      connection.once('close', () => connections.delete(connection));
    },
    requestStarted: (request: Incoming): void => {
      running.add(request);
    },
    requestEnded: (request: Incoming): void => {
      running.delete(request);
    },
    /**
     * Does no new work: what comes in is told to come back. Resolves when nothing has come in for half a second
     * and the running requests are done; after eight seconds in any case.
     */
    stop: async (): Promise<void> => {
      phase = 'stopping';
      await finish();
    },
  };
};

export type Lifecycle = ReturnType<typeof createLifecycle>;
