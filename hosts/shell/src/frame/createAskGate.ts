import { createLimiter } from './createLimiter.ts';

/** What the frames of a remote may ask for: its calls count as those of the user, who has a limit too. */
export const ASK_RATE = { burst: 20, perSecond: 1 };

/** Of those, what is under way at once; the next wait. */
export const OPEN_ASKS = 4;

/** Lets a task through, in its turn; null: too many were asked for. */
export type AskGate = <T>(task: () => Promise<T>) => Promise<T> | null;

/** Makes the gate through which all frames of one remote ask. */
export const createAskGate = (now?: () => number): AskGate => {
  const mayAsk = createLimiter(ASK_RATE, now);
  const waiting: (() => void)[] = [];
  let open = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) open -= 1;
    else next();
  };
  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    if (open < OPEN_ASKS) open += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      leave();
    }
  };
  return (task) => (mayAsk() && waiting.length < ASK_RATE.burst ? run(task) : null);
};
