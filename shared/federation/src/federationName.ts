/** Name of a remote in the federation runtime: one word that no other script on the page uses. */
export const federationName = (remoteId: string): string =>
  `adviestool_${remoteId.replaceAll('-', '_')}`;
