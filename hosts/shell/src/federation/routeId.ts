/** The id of the route of a page. */
export const routeIdOf = (remoteId: string, pageId: string): string => `${remoteId}/${pageId}`;

/** The id of a page by that of its route; null when it is no route of this remote's pages. */
export const pageIdOf = (remoteId: string, routeId: string | undefined): string | null => {
  const start = routeIdOf(remoteId, '');
  return routeId?.startsWith(start) === true ? routeId.slice(start.length) : null;
};
