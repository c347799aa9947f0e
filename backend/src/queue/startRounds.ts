import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

/** Milliseconds to the next look after the database was away. */
const INTERVAL_AFTER_FAULT = 15_000;
/** Milliseconds that stopping waits for the round that runs. */
const STOP_LIMIT = 5000;

interface Rounds {
  /** Does what waits; the signal tells it to end early. */
  round: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds from the end of a round to the next. */
  interval: number;
  onError: (error: unknown) => void;
  /** Is given what makes the next round begin now, or right after the one that runs. */
  onWakeable?: (wake: () => void) => void;
}

/** Runs a round again and again, one at a time, until the returned function is called. */
export const startRounds = ({
  round,
  interval,
  onError,
  onWakeable,
}: Rounds): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWoken = false;

  const run = async (): Promise<void> => {
    isRunning = true;
    isWoken = false;
    let pause = interval;
    try {
      await round(stopping.signal);
    } catch (error) {
      // The database is away: look again, less often.
      pause = INTERVAL_AFTER_FAULT;
      if (!stopping.signal.aborted) onError(error);
    }
    isRunning = false;
    if (!stopping.signal.aborted) plan(isWoken ? 0 : pause);
  };
  const plan = (pause: number): void => {
    timer = setTimeout(() => {
      running = run();
    }, pause);
    timer.unref();
  };
  plan(interval);
  onWakeable?.(() => {
    if (stopping.signal.aborted) return;
    isWoken = true;
    if (isRunning) return;
    clearTimeout(timer);
    plan(0);
  });

  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await Promise.race([running, setTimeoutPromise(STOP_LIMIT, undefined, { ref: false })]);
  };
};
