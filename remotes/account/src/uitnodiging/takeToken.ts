let kept: string | null = null;

/**
 * The token of the link with which the page was opened. It is taken out of address bar and history at once, and
 * kept in memory alone.
 */
export const takeToken = (): string | null => {
  const { hash, pathname, search } = location;
  if (hash.length > 1) {
    kept = hash.slice(1);
    history.replaceState(history.state, '', `${pathname}${search}`);
  }
  return kept;
};
