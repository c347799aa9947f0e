/** Where an address is in a project: `gevelvulling/step`, or empty. */
export const plekOf = (pathname: string): string =>
  /\/gevelvulling\/([^/]+\/[^/]+|[^/]+)/.exec(pathname)?.[1] ?? '';
