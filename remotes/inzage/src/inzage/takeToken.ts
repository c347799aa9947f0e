let kept: string | null = null;

/**
 * The token of the link with which the page was opened, until it is forgotten. It is taken out of address bar and
 * history before anything can copy the address, and kept in memory alone, so that a try that failed can be repeated.
 */
export const takeToken = (): string | null => {
  const { hash, pathname, search } = location;
  if (hash.length > 1) {
    kept = hash.slice(1);
    history.replaceState(history.state, '', `${pathname}${search}`);
  }
  return kept;
};

/** When it was answered what the token opens. */
export const forgetToken = (): void => {
  kept = null;
};
