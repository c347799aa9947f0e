import { join } from 'node:path';

import { pathsOf } from '../assemble/claims.ts';
import { readRemote } from '../assemble/parts.ts';
import { partFolder } from '../assemble/siteParts.ts';
import { readVariants } from '../assemble/siteState.ts';

/** The paths of the pages that visitors of each variant of a site get, by its id. */
export type SitePaths = ReadonlyMap<string, readonly string[]>;

/** @throws DocumentError */
export const sitePaths = (site: string): SitePaths =>
  new Map(
    readVariants(site).map(({ record: { variant, remotes } }) => [
      variant,
      Object.entries(remotes).flatMap(([id, version]) => {
        const { document } = readRemote(join(partFolder(site, id), version));
        return pathsOf(document).map((path) => (path.startsWith('/') ? path : `/${path}`));
      }),
    ]),
  );
