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
import { readVariants } from './siteState.ts';

const refusal = (what: string): SiteError =>
  new SiteError(
    `${what} is not as it was put on the site. Put back what stood there, of a copy of the site, or deploy another version of this part.`,
  );

const refuseChanged = (dist: string, names: readonly string[]): void => {
  if (names.length > 0) throw refusal(names.map((name) => join(dist, name)).join(', '));
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

/** The files of a part of a release that are not as they were put there; its documents may be of earlier tools. */
const changedIn = (
  dist: string,
  { base, integrity }: { base: string; integrity: FileSums | undefined },
): string[] => {
  const sums = readSums(dist);
  if (sums !== null) return changedFiles(sums, sumsOf(dist));
  if (integrity !== undefined) return changedFiles(integrity, integrityOf(dist));
  return base.startsWith('/host/') && hostBase(fingerprint(dist)) !== base ? [''] : [];
};

/**
 * Refuses a release of which something is not on the site as it was put there.
 * @throws SiteError
 */
export const refuseDamaged = (
  site: string,
  { release, hostBase: host, remotes }: ReleaseRecord,
): void => {
  const said = documentOf(site, release);
  if (said?.release !== release) {
    throw new SiteError(
      `${documentFile(site, release)} is not as it was made. Put back what stood there, of a copy of the site, or take another release.`,
    );
  }
  const parts = [
    { base: host, integrity: undefined },
    ...Object.entries(remotes).map(([id, version]) => ({
      base: remoteBase(id, version),
      integrity: said.remotes[id]?.integrity,
    })),
  ];
  const missing = parts.filter(({ base }) => !existsSync(join(site, base)));
  if (missing.length > 0) {
    throw new SiteError(
      `${site} no longer has ${missing.map(({ base }) => base).join(', ')}, so release ${release} cannot run.`,
    );
  }
  for (const part of parts) {
    const dist = join(site, part.base);
    refuseChanged(dist, changedIn(dist, part));
  }
};
