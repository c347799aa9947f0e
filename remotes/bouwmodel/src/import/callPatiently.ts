import { isHttpError, type HttpError } from '@adviestool/contract/api/apiError';

/** How a call ended. */
export type Outcome<T> =
  | { kind: 'done'; answer: T; isRepeated: boolean }
  /** The backend said no. It may have carried out an attempt before this one when `isRepeated`. */
  | { kind: 'refused'; error: HttpError; isRepeated: boolean }
  /** No attempt got a clear answer: nobody knows whether the call was carried out. */
  | { kind: 'unanswered'; error: unknown };

/** Waits; tests shorten it. */
export type Pause = (seconds: number) => Promise<void>;

/** Seconds before another attempt when there was no clear answer. */
const PAUSES = [1, 3, 8];
/** What is waited in all for a backend that limits the number of writes, s. */
const LONGEST_WAIT = 180;
/** What is waited when such a backend does not say how long, s. */
const USUAL_WAIT = 10;

const isRefusal = (error: unknown): error is HttpError => isHttpError(error) && error.status < 500;

const secondsOf = (error: unknown): number => (isHttpError(error) ? (error.retryAfter ?? 0) : 0);

/**
 * Makes a call that may be sent more than once: again when no clear answer came, and after the wait
 * that a backend asks for (60 writes a minute is less than a large import needs).
 */
export const callPatiently = async <T>(
  call: () => Promise<T>,
  pause: Pause,
): Promise<Outcome<T>> => {
  let unclear = 0;
  let waited = 0;
  for (;;) {
    try {
      return { kind: 'done', answer: await call(), isRepeated: unclear > 0 };
    } catch (error) {
      const isLimited = isHttpError(error, 429);
      if (isRefusal(error) && !isLimited) {
        return { kind: 'refused', error, isRepeated: unclear > 0 };
      }
      const between = PAUSES[unclear];
      const wait = isLimited
        ? Math.max(1, error.retryAfter ?? USUAL_WAIT)
        : Math.max(between ?? 0, secondsOf(error));
      const isEnough = waited + wait > LONGEST_WAIT || (!isLimited && between === undefined);
      if (isEnough && isLimited) return { kind: 'refused', error, isRepeated: unclear > 0 };
      if (isEnough) return { kind: 'unanswered', error };
      if (!isLimited) unclear += 1;
      waited += wait;
      await pause(wait);
    }
  }
};
