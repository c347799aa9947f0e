import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { changedFiles, readSums, type FileSums } from './fileSums.ts';
import {
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
  remotes: z.record(z.string(), z.object({ integrity: z.record(z.string(), z.string()) })),
});

/** What a release that visitors get says of the scripts and style sheets of a version; null: nothing. */
const releasedIntegrity = (site: string, id: string, version: string): FileSums | null => {
  const found = readVariants(site).find(({ record }) => record.remotes[id] === version);
  if (found === undefined) return null;
  const file = join(releaseFolder(site, found.record.release), 'index.html');
  const html = existsSync(file) ? readText(file) : '';
  const [, text = 'null'] = /id="adviestool-release">(.*?)<\/script>/.exec(html) ?? [];
  const release = releaseSchema.safeParse(JSON.parse(text));
  return release.data?.remotes[id]?.integrity ?? null;
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
