import { join } from 'node:path';

/** Where a site keeps a release, whatever points to it. */
export const releaseFolder = (site: string, release: string): string =>
  join(site, 'releases', release);
