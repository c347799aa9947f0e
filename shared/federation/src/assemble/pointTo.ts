import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { NGINX_POLICY, nginxPolicy } from './nginxPolicy.ts';
import { releaseFolder } from './releaseFolder.ts';
import { readVariants } from './siteState.ts';
import { replaceFile } from './writeSite.ts';

/** Pointers of a variant and the release that they lead to. */
export interface Pointing {
  /** Where they stand: `pointerFolder`. */
  folder: string;
  release: string;
}

/** What the site points to once these have moved. */
const afterwards = (site: string, moved: readonly Pointing[]): Pointing[] => {
  const now = readVariants(site).map(({ folder, record: { release } }) => ({ folder, release }));
  return [...now.filter(({ folder }) => !moved.some((to) => to.folder === folder)), ...moved];
};

const movePointers = (site: string, { folder, release }: Pointing): void => {
  for (const pointer of ['index.html', 'release.json']) {
    for (const ending of ['.br', '.gz', '']) {
      const source = join(releaseFolder(site, release), pointer + ending);
      if (existsSync(source)) replaceFile(join(folder, pointer + ending), readFileSync(source));
      else rmSync(join(folder, pointer + ending), { force: true });
    }
  }
};

/**
 * Makes releases of the site the current ones of their variants: the policy of all first, then of each the
 * document, the record last, because open tabs take the record for the sign that they can load the document.
 * @throws DocumentError
 */
export const pointTo = (site: string, moved: readonly Pointing[]): void => {
  if (moved.length === 0) return;
  replaceFile(join(site, NGINX_POLICY), nginxPolicy(site, afterwards(site, moved)));
  for (const pointing of moved) movePointers(site, pointing);
};
