import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Share } from '@adviestool/contract/share';

import { NGINX_POLICY, nginxPolicy } from './nginxPolicy.ts';
import { readText } from './readDocument.ts';
import { releaseFolder } from './releaseFolder.ts';
import { shareDocument } from './shareDocument.ts';
import { readRelease, readVariants } from './siteState.ts';
import { compressedForms, jsonText, replaceFile } from './writeSite.ts';

/** Pointers of a variant and the release that they lead to. */
export interface Pointing {
  /** Where they stand, as a path below the site; empty: at its root. */
  folder: string;
  release: string;
  /** What a share of the browsers gets instead; null: all get the same. */
  share: Share | null;
}

/** What the pointers of a site lead to. @throws DocumentError */
export const readPointings = (site: string): Pointing[] =>
  readVariants(site).map(({ folder, record: { release }, share }) => ({
    folder: folder.slice(site.length + 1),
    release,
    share,
  }));

/** What the site points to once these have moved. */
const afterwards = (site: string, moved: readonly Pointing[]): Pointing[] => [
  ...readPointings(site).filter(({ folder }) => !moved.some((to) => to.folder === folder)),
  ...moved,
];

const POINTERS = ['index.html', 'release.json'] as const;

const ENDINGS = ['.br', '.gz', ''] as const;

/** The pointers as the release has them. */
const copyPointers = (site: string, { folder, release }: Pointing): void => {
  for (const pointer of POINTERS) {
    for (const ending of ENDINGS) {
      const source = join(releaseFolder(site, release), pointer + ending);
      const target = join(site, folder, pointer + ending);
      if (existsSync(source)) replaceFile(target, readFileSync(source));
      else rmSync(target, { force: true });
    }
  }
};

/** Pointers that lead some browsers to another release. */
const writePointers = (site: string, { folder, release, share }: Pointing & { share: Share }) => {
  const documentOf = (name: string): string =>
    readText(join(releaseFolder(site, name), 'index.html'));
  const record = readRelease(site, release);
  const texts = {
    'index.html': shareDocument({
      variant: record.variant,
      percent: share.percent,
      document: documentOf(release),
      candidate: { release: share.release, document: documentOf(share.release) },
    }),
    'release.json': jsonText({ ...record, share }),
  };
  for (const pointer of POINTERS) {
    const content = Buffer.from(texts[pointer]);
    const forms = { ...compressedForms(content), '': content };
    for (const ending of ENDINGS) replaceFile(join(site, folder, pointer + ending), forms[ending]);
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
  for (const { share, ...pointing } of moved) {
    if (share === null) copyPointers(site, { ...pointing, share });
    else writePointers(site, { ...pointing, share });
  }
};
