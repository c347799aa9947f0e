/** Aborts with the first of these that does. `AbortSignal.any` is newer than the browsers that are served. */
export const firstAborted = (signals: readonly AbortSignal[]): AbortSignal => {
  const first = new AbortController();
  for (const signal of signals) {
    const follow = (): void => first.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { signal: first.signal });
  }
  return first.signal;
};
