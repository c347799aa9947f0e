/**
 * Takes the token of a link out of address bar and history, before anything can copy the address; from
 * then on it is kept in memory alone. Null: there is none.
 */
export const takeToken = (): string | null => {
  const { hash, pathname, search } = location;
  if (hash === '') return null;
  history.replaceState(history.state, '', `${pathname}${search}`);
  return hash.slice(1);
};
