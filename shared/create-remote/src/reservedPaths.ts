/** How paths begin that are the server's own: no page may stand there. */
export const RESERVED_PATHS: readonly string[] = [
  // Files of the site.
  'host',
  'remotes',
  'releases',
  'catalogi',
  'varianten',
  // Calls.
  'api',
  'session',
  'user',
  'healthz',
  'readyz',
];
