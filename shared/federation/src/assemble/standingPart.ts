import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import { z } from 'zod';

import { changedFiles, readSums, sumsOf, type FileSums } from './fileSums.ts';
import { integrityOf } from './integrity.ts';
import {
  fingerprint,
  hostBase,
  readHost,
  readRemote,
  remoteBase,
  type BuiltHost,
  type BuiltPart,
  type BuiltRemote,
} from './parts.ts';
import { readText } from './readDocument.ts';
import { releaseFolder } from './releaseFolder.ts';
import { SiteError } from './SiteError.ts';
import { readCurrent, readVariants } from './siteState.ts';

const refusal = (what: string): SiteError =>
  new SiteError(
    `${what} is not as it was put on the site. Put back what stood there, of a copy of the site, or deploy another version of this part.`,
  );

const pathsText = (dist: string, names: readonly string[]): string =>
  names.map((name) => join(dist, name)).join(', ');

const refuseChanged = (dist: string, names: readonly string[]): void => {
  if (names.length > 0) throw refusal(pathsText(dist, names));
};

const releaseSchema = z.object({
  release: z.string(),
  remotes: z.record(
    z.string(),
    z.object({ integrity: z.record(z.string(), z.string()).optional() }),
  ),
});

const documentFile = (site: string, release: string): string =>
  join(releaseFolder(site, release), 'index.html');

/** What the document of a release says; null: nothing of all this, or it is not there whole. */
const documentOf = (site: string, release: string): z.infer<typeof releaseSchema> | null => {
  const file = documentFile(site, release);
  const html = existsSync(file) ? readText(file).trimEnd() : '';
  const [, text = 'null'] = /id="adviestool-release">(.*?)<\/script>/.exec(html) ?? [];
  if (!html.endsWith('</html>')) return null;
  try {
    return releaseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** What a release that visitors get says of the scripts and style sheets of a version; null: nothing. */
const releasedIntegrity = (site: string, id: string, version: string): FileSums | null => {
  const found = readVariants(site).find(({ record }) => record.remotes[id] === version);
  if (found === undefined) return null;
  return documentOf(site, found.record.release)?.remotes[id]?.integrity ?? null;
};

/** The files of a part that are not as they were put there. */
const changedOf = ({ dist, sums }: BuiltPart): string[] =>
  changedFiles(readSums(dist) ?? sums, sums);

/**
 * The host as it was put on a site.
 * @param base of its folder, which is named by its content
 * @throws SiteError when it is not any more, DocumentError
 */
export const standingHost = (site: string, base: string): BuiltHost => {
  const host = readHost(join(site, base));
  refuseChanged(host.dist, changedOf(host));
  if (host.base !== base) throw refusal(host.dist);
  return host;
};

/** A version of a remote as it was put on a site. @throws SiteError when it is not any more, DocumentError */
export const standingRemote = (site: string, id: string, version: string): BuiltRemote => {
  const remote = readRemote(join(site, remoteBase(id, version)), version);
  refuseChanged(remote.dist, changedOf(remote));
  // An earlier release of these tools put it there and kept no sums.
  const { dist, integrity } = remote;
  if (readSums(dist) === null) {
    refuseChanged(dist, changedFiles(releasedIntegrity(site, id, version) ?? integrity, integrity));
  }
  return remote;
};

interface ReleasedPart {
  base: string;
  /** Of its scripts and style sheets, as the document of the release has them. */
  integrity: FileSums | undefined;
}

const partsOf = (
  { hostBase: host, remotes }: ReleaseRecord,
  said: z.infer<typeof releaseSchema>['remotes'] = {},
): ReleasedPart[] => [
  { base: host, integrity: undefined },
  ...Object.entries(remotes).map(([id, version]) => ({
    base: remoteBase(id, version),
    integrity: said[id]?.integrity,
  })),
];

/** Names of the files of a part that are not as they were put there. */
interface Damage {
  altered: string[];
  /** Which no sum names. */
  added: string[];
}

/** What is wrong with a part of a release; its documents may be of earlier tools. */
const damageOf = (dist: string, { base, integrity }: ReleasedPart): Damage => {
  const sums = readSums(dist);
  const before = sums ?? integrity;
  if (before === undefined) {
    const isOther = base.startsWith('/host/') && hostBase(fingerprint(dist)) !== base;
    return { altered: isOther ? [''] : [], added: [] };
  }
  const changed = changedFiles(before, sums === null ? integrityOf(dist) : sumsOf(dist));
  const isAdded = (name: string): boolean => !Object.hasOwn(before, name);
  return {
    altered: changed.filter((name) => !isAdded(name)),
    added: changed.filter(isAdded),
  };
};

/**
 * Refuses a release of which something is not on the site as it was put there. Its document counts always,
 * because the pointers get a copy of it.
 * @param warn hears of what is no reason to stop: a part that visitors of the variant have already, which no
 *   refusal takes from them, and files that were added; absent: those are refused as well
 * @throws SiteError
 */
export const refuseDamaged = (
  site: string,
  record: ReleaseRecord,
  warn?: (line: string) => void,
): void => {
  const { release, variant } = record;
  const said = documentOf(site, release);
  if (said?.release !== release) {
    throw new SiteError(
      `${documentFile(site, release)} is not as it was made. Put back what stood there, of a copy of the site, or take another release.`,
    );
  }
  const current = warn === undefined ? null : readCurrent(site, variant);
  const had = current === null ? [] : partsOf(current).map(({ base }) => base);
  for (const part of partsOf(record, said.remotes)) {
    const { base } = part;
    const dist = join(site, base);
    const refuse = (error: SiteError): void => {
      if (warn === undefined || !had.includes(base)) throw error;
      warn(`Visitors have this already: ${error.message}`);
    };
    if (!existsSync(dist)) {
      refuse(new SiteError(`${site} no longer has ${base}, so release ${release} cannot run.`));
      continue;
    }
    const { altered, added } = damageOf(dist, part);
    if (altered.length > 0) refuse(refusal(pathsText(dist, altered)));
    if (added.length === 0) continue;
    if (warn === undefined) throw refusal(pathsText(dist, added));
    warn(`${pathsText(dist, added)} was not put on the site by a deploy. Take it away there.`);
  }
};
