import { setImmediate as setImmediatePromise } from 'node:timers/promises';

import { HttpProblem } from './httpProblem.ts';

/** Of one user: the one that runs and those that wait. */
const MOST = 3;
/** Seconds after which one of them is likely to be done. */
const RETRY = 5;

interface Waiting {
  isGone: () => boolean;
  /** Whether its turn came; one that nobody waits for any more has none. */
  go: (isTurn: boolean) => void;
}

interface Asked {
  /** Whose turn it takes. */
  uid: number;
  /** Whether nobody waits for its answer any more. */
  isGone: () => boolean;
}

/** Also said to who left, who does not read it. */
const queueFull = (): HttpProblem =>
  new HttpProblem(429, 'queue_full', {
    message:
      'U hebt al drie grote opdrachten lopen. Wacht tot er een klaar is en probeer het dan nogmaals.',
    retryAfter: RETRY,
  });

/**
 * Work that takes long is done one at a time, and users take turns: however much one asks for, another waits for one
 * piece of it at most.
 */
export const createTurns = () => {
  /** Whose turn is next comes first. */
  const waiting = new Map<number, readonly Waiting[]>();
  let running: number | null = null;

  const stillWaiting = (uid: number): Waiting[] =>
    (waiting.get(uid) ?? []).filter((each) => {
      const isGone = each.isGone();
      if (isGone) each.go(false);
      return !isGone;
    });

  const next = (): void => {
    running = null;
    for (const uid of waiting.keys()) {
      const [first, ...rest] = stillWaiting(uid);
      waiting.delete(uid);
      // Behind the others.
      if (rest.length > 0) waiting.set(uid, rest);
      if (first !== undefined) {
        running = uid;
        first.go(true);
        return;
      }
    }
  };

  /** @throws HttpProblem 429 for a fourth of one user */
  const waitForTurn = ({ uid, isGone }: Asked): Promise<boolean> => {
    if (running === null) {
      running = uid;
      return Promise.resolve(true);
    }
    const own = stillWaiting(uid);
    if (own.length + (running === uid ? 1 : 0) >= MOST) throw queueFull();
    return new Promise((go) => {
      waiting.set(uid, [...own, { isGone, go }]);
    });
  };

  return {
    /** Does it when its turn comes. @throws HttpProblem 429 for a fourth of one user */
    take: async <T>(asked: Asked, work: () => Promise<T>): Promise<T> => {
      if (!(await waitForTurn(asked))) throw queueFull();
      try {
        return await work();
      } finally {
        // Small calls of everybody go between.
        await setImmediatePromise();
        next();
      }
    },
  };
};
