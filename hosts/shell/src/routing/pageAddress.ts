/** An address within the site. */
export const pathOf = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>) => `${pathname}${search}${hash}`;

/** That of the address bar. */
export const pathOfPage = (): string => pathOf(globalThis.location);

/** Whether a page is the one in the address bar, which follows a visit only when that has arrived. */
export const isPageOpen = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  pathname === globalThis.location.pathname && search === globalThis.location.search;
