/** Loads the whole page anew, at an address of this site. */
export const openAddress = (address: string): void => {
  const { pathname, search } = new URL(address, location.href);
  // Going to the address that is already open would only move to its hash.
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(address);
};
