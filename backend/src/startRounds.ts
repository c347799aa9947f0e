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
}

/** Runs a round again and again, one at a time, until the returned function is called. */
export const startRounds = ({ round, interval, onError }: Rounds): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    let pause = interval;
    try {
      await round(stopping.signal);
    } catch (error) {
      // The database is away: look again, less often.
      pause = INTERVAL_AFTER_FAULT;
      if (!stopping.signal.aborted) onError(error);
    }
    if (!stopping.signal.aborted) plan(pause);
  };
  const plan = (pause: number): void => {
    timer = setTimeout(() => {
      running = run();
    }, pause);
    timer.unref();
  };
  plan(interval);

  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await Promise.race([running, setTimeoutPromise(STOP_LIMIT, undefined, { ref: false })]);
  };
};
