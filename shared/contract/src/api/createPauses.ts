import type { HttpError } from './apiError.ts';

interface Call {
  method: string;
  path: string;
}

const keyOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Remembers which calls the backend does not want again yet, and what it said. */
export const createPauses = () => {
  const refusals = new Map<string, { until: number; longest: number; error: HttpError }>();
  return {
    /** @throws HttpError 429 while the backend's Retry-After has not passed */
    check: (call: Call): void => {
      const refusal = refusals.get(keyOf(call));
      if (refusal === undefined) return;
      // A clock that was put back makes nobody wait longer than the backend asked for.
      refusal.until = Math.min(refusal.until, Date.now() + refusal.longest);
      const left = Math.ceil((refusal.until - Date.now()) / 1000);
      if (left > 0) throw refusal.error.after(left);
      refusals.delete(keyOf(call));
    },
    keep: (error: HttpError): void => {
      if (error.status !== 429 || error.retryAfter === null) return;
      const longest = error.retryAfter * 1000;
      refusals.set(keyOf(error), { until: Date.now() + longest, longest, error });
    },
  };
};
