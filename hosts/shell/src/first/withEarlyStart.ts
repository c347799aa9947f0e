import type { Begun } from './begun.ts';

/** Answers the first call to the address that the first script has asked already; once. */
export const withEarlyStart = (send: typeof fetch, begun: Begun | undefined): typeof fetch => {
  let early = begun?.start ?? null;
  return (input, init) => {
    if (early === null || input !== early.url) return send(input, init);
    const { answer } = early;
    early = null;
    return answer;
  };
};
