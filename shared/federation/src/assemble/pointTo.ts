import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Share } from '@adviestool/contract/share';

import { WORKER_AT_ROOT, WORKER_SCRIPT } from './keptFiles.ts';
import { NGINX_POLICY, nginxPolicy } from './nginxPolicy.ts';
import { readText } from './readDocument.ts';
import { releaseFolder } from './releaseFolder.ts';
import { shareDocument, shareFiles } from './shareDocument.ts';
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

/** Writes a file with its compressed forms, the file itself last. */
const replaceForms = (file: string, text: string): void => {
  const content = Buffer.from(text);
  const forms = { ...compressedForms(content), '': content };
  for (const ending of ENDINGS) replaceFile(file + ending, forms[ending]);
};

/** Gives a release the files by which a share of the browsers gets it. */
const placeShareFiles = (site: string, release: string, document: string): void => {
  for (const [name, text] of Object.entries(shareFiles(document))) {
    const file = join(releaseFolder(site, release), name);
    if (!existsSync(file)) replaceForms(file, text);
  }
};

/** Pointers that lead some browsers to another release. */
const writePointers = (site: string, { folder, release, share }: Pointing & { share: Share }) => {
  const documentOf = (name: string): string =>
    readText(join(releaseFolder(site, name), 'index.html'));
  const record = readRelease(site, release);
  const candidate = { release: share.release, document: documentOf(share.release) };
  placeShareFiles(site, candidate.release, candidate.document);
  const texts = {
    'index.html': shareDocument({
      variant: record.variant,
      percent: share.percent,
      document: documentOf(release),
      candidate,
    }),
    'release.json': jsonText({ ...record, share }),
  };
  for (const pointer of POINTERS) replaceForms(join(site, folder, pointer), texts[pointer]);
};

/** The worker that browsers register, whose release is named behind it: one for all. */
const placeWorker = (site: string): void => {
  const file = join(site, WORKER_SCRIPT);
  const isThere = existsSync(file) && readFileSync(file, 'utf8') === WORKER_AT_ROOT;
  if (!isThere) replaceFile(file, WORKER_AT_ROOT);
};

/**
 * Makes releases of the site the current ones of their variants: the policy of all first, then of each the
 * document, the record last, because open tabs take the record for the sign that they can load the document.
 * @throws DocumentError
 */
export const pointTo = (site: string, moved: readonly Pointing[]): void => {
  if (moved.length === 0) return;
  replaceFile(join(site, NGINX_POLICY), nginxPolicy(site, afterwards(site, moved)));
  placeWorker(site);
  for (const { share, ...pointing } of moved) {
    if (share === null) copyPointers(site, { ...pointing, share });
    else writePointers(site, { ...pointing, share });
  }
};
