import { readdirSync } from 'node:fs';
import path from 'node:path';

import { releaseRecordSchema, type ReleaseRecord } from '@adviestool/contract/release';
import {
  allPages,
  remoteDocumentSchema,
  type RemotePage,
} from '@adviestool/contract/remoteDocument';
import type { FailureKind, RemoteFailure } from '@adviestool/contract/remoteFailure';
import { z } from 'zod';

import { followReleases, readJson } from '../site/siteRelease.ts';

/** What a failure of a remote is counted by: never what a browser made up. */
export interface FailureLabels {
  remote: string;
  version: string;
  /** `none`: it was no page. */
  page: string;
  kind: FailureKind;
}

/** Releases of a variant that are looked at, from the newest on: browsers with an older one are few. */
const MOST_RELEASES = 20;

const UNKNOWN = 'unknown';

/** All that is read of a remote's document: a later one may have more. */
const documentSchema = z.object({ pages: remoteDocumentSchema.shape.pages });

/** What cannot be read is not known, and no more than that. */
const readOrNull = <T>(file: string, schema: z.ZodType<T>): T | null => {
  try {
    return readJson(file, schema);
  } catch {
    return null;
  }
};

/** The last releases of a variant. */
const listReleases = (siteDir: string, variant: string): ReleaseRecord[] => {
  const folder = path.join(siteDir, 'releases');
  return readdirSync(folder)
    .map((name) => readOrNull(path.join(folder, name, 'release.json'), releaseRecordSchema))
    .filter((record) => record !== null)
    .filter((record) => record.variant === variant)
    .toSorted((a, b) => b.created.localeCompare(a.created))
    .slice(0, MOST_RELEASES);
};

const keyOf = (remote: string, version: string): string => `${remote}@${version}`;

/** The ids of the pages of each remote and version. */
type Parts = ReadonlyMap<string, ReadonlySet<string>>;

const idsOf = (pages: readonly RemotePage[]): Set<string> =>
  new Set(allPages(pages).map(({ id }) => id));

/** What the current release of a variant and those before it name. */
const readParts = (siteDir: string, current: ReleaseRecord): Parts => {
  const parts = new Map<string, ReadonlySet<string>>();
  for (const { remotes } of [current, ...listReleases(siteDir, current.variant)]) {
    for (const [remote, version] of Object.entries(remotes)) {
      const key = keyOf(remote, version);
      if (parts.has(key)) continue;
      const file = path.join(siteDir, 'remotes', remote, version, 'remote.json');
      parts.set(key, idsOf(readOrNull(file, documentSchema)?.pages ?? []));
    }
  }
  return parts;
};

const pageLabel = (pages: ReadonlySet<string>, page: string | null): string => {
  if (page === null) return 'none';
  return pages.has(page) ? page : UNKNOWN;
};

/**
 * Gives what a failure is counted by, from the remotes, versions and pages of the site's latest releases;
 * everything else is `unknown`. The files are read at the first failure, and again after a release.
 */
export const createKnownParts = (siteDir: string): ((failure: RemoteFailure) => FailureLabels) => {
  let partsOf: (() => readonly Parts[]) | null = null;
  return ({ remote, version, page, kind }) => {
    partsOf ??= followReleases<Parts>({
      siteDir,
      read: (current) => readParts(siteDir, current),
      onBroken: () => undefined,
    });
    const key = keyOf(remote, version);
    const pages = partsOf()
      .find((parts) => parts.has(key))
      ?.get(key);
    return pages === undefined
      ? { remote: UNKNOWN, version: UNKNOWN, page: UNKNOWN, kind }
      : { remote, version, page: pageLabel(pages, page), kind };
  };
};
