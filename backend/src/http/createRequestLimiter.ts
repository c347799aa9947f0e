import { WINDOW, type CountedCalls, type RequestCounts } from './requestCounts.ts';

const WINDOW_MS = WINDOW * 1000;

/** Milliseconds after which calls that were only counted here reach the other instances. */
const INTERVAL = 5000;

/** The part of a limit that one instance lets through before it asks what the others counted. */
const UNSHARED = 1 / 20;

export interface LimitedCall {
  who: string;
  /** Calls within a window. */
  limit: number;
}

interface Tally {
  /** Of all instances, when they were asked last. */
  counted: readonly CountedCalls[];
  askedAt: number;
  /** Counted here since. */
  unshared: number;
  /** No call before this moment of the clock. */
  blockedUntil: number;
}

interface Options {
  counts: RequestCounts;
  /** Is told why calls were not shared; they stay counted here. */
  onError: (error: unknown) => void;
  /** Milliseconds on a clock that never jumps. */
  elapsed?: () => number;
}

const sumOf = (counted: readonly CountedCalls[]): number =>
  counted.reduce((sum, { calls }) => sum + calls, 0);

/** Milliseconds until one more call is within the limit; 0: it is now. */
const waitOf = (counted: readonly CountedCalls[], limit: number): number => {
  let left = sumOf(counted);
  if (left < limit) return 0;
  for (const { calls, endsIn } of counted) {
    left -= calls;
    if (left < limit) return endsIn;
  }
  return WINDOW_MS;
};

/**
 * Limits calls, counted together with the other instances in the database. Only who makes many waits
 * for it: after each twentieth of a limit, and before a refusal, which holds without asking again
 * until calls have left the window. So within any window N instances let through the limit and
 * N − 1 twentieths of it at most.
 */
export const createRequestLimiter = ({
  counts,
  onError,
  elapsed = () => performance.now(),
}: Options) => {
  const tallies = new Map<string, Tally>();
  let asking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const tallyOf = (who: string): Tally => {
    const known = tallies.get(who);
    if (known !== undefined) return known;
    const fresh: Tally = { counted: [], askedAt: elapsed(), unshared: 0, blockedUntil: -Infinity };
    tallies.set(who, fresh);
    return fresh;
  };

  const forgetIdle = (now: number): void => {
    for (const [who, { unshared, askedAt, blockedUntil }] of tallies) {
      if (unshared === 0 && askedAt < now - WINDOW_MS && blockedUntil < now) tallies.delete(who);
    }
  };

  const ask = async (who: string | null): Promise<void> => {
    const sent = [...tallies].flatMap(([name, { unshared }]): [string, number][] =>
      unshared > 0 || name === who ? [[name, unshared]] : [],
    );
    if (sent.length === 0) return;
    const found = await counts.settle(sent);
    const now = elapsed();
    for (const [name, calls] of sent) {
      const tally = tallyOf(name);
      tally.unshared -= calls;
      tally.counted = found.get(name) ?? [];
      tally.askedAt = now;
    }
    forgetIdle(now);
  };

  /** Shares what was counted here; a second one waits for the first, and may have to ask again. */
  const share = (who: string | null = null): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    asking ??= ask(who).finally(() => {
      asking = null;
    });
    return asking;
  };

  const plan = (): void => {
    timer ??= setTimeout(() => void share().catch(onError), INTERVAL).unref();
  };

  return {
    /** Counts a call. @returns null, or the milliseconds until it may be made */
    take: async ({ who, limit }: LimitedCall): Promise<number | null> => {
      const alone = Math.max(1, Math.floor(limit * UNSHARED));
      for (;;) {
        const tally = tallyOf(who);
        const now = elapsed();
        if (tally.blockedUntil > now) return tally.blockedUntil - now;
        if (tally.unshared < alone && sumOf(tally.counted) + tally.unshared < limit) {
          tally.unshared += 1;
          plan();
          return null;
        }
        await share(who);
        const wait = waitOf(tally.counted, limit);
        if (wait > 0) tally.blockedUntil = tally.askedAt + wait;
      }
    },

    /** Shares what is left. */
    close: async (): Promise<void> => {
      clearTimeout(timer);
      await share().catch(onError);
    },
  };
};
