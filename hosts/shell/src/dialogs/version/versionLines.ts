import { parseUrl } from '@adviestool/contract/parseUrl';
import type { Release } from '@adviestool/contract/release';

import { teksten } from './teksten.ts';

/** A name and what it is now. */
interface VersionLine {
  term: string;
  value: string;
}

/** The part of a release that versions are read from. */
interface Versions extends Pick<Release, 'release' | 'host' | 'catalogus' | 'remotes'> {
  variant: Pick<Release['variant'], 'id'>;
}

interface VersionLines {
  whole: VersionLine[];
  remotes: VersionLine[];
}

/** The version of a remote, with its origin when that is not the one of the page. */
const remoteVersion = ({ base, document }: Release['remotes'][string]): string => {
  const url = parseUrl(base);
  return url === null ? document.version : teksten.elders(document.version, url.origin);
};

/** By what a remote calculates; null: it does not. One that was built before it was said may calculate by any. */
const rekenmodelVan = ({ document: { rekenmodel } }: Release['remotes'][string]): string | null =>
  rekenmodel === undefined ? teksten.nietBekend : (rekenmodel?.toString() ?? null);

const remoteLine = (remote: Release['remotes'][string]): string => {
  const rekenmodel = rekenmodelVan(remote);
  const version = remoteVersion(remote);
  return rekenmodel === null ? version : teksten.metRekenmodel(version, rekenmodel);
};

/** Each model by which something of the page calculates, once. */
const rekenmodellen = (remotes: Release['remotes']): string =>
  [...new Set(Object.values(remotes).flatMap((remote) => rekenmodelVan(remote) ?? []))]
    .toSorted()
    .join(', ');

/** What the page is made of. */
export const versionLines = ({
  release,
  host,
  catalogus,
  variant,
  remotes,
}: Versions): VersionLines => ({
  whole: [
    { term: teksten.release, value: release },
    { term: teksten.variant, value: variant.id },
    { term: teksten.host, value: host },
    { term: teksten.rekenmodel, value: rekenmodellen(remotes) || teksten.nietBekend },
    { term: teksten.catalogus, value: `${catalogus.id} ${catalogus.versie}` },
  ],
  remotes: Object.entries(remotes).map(([id, remote]) => ({
    term: id,
    value: remoteLine(remote),
  })),
});

/** Lines of text for a message to the support. */
export const versionText = (lines: readonly VersionLine[]): string =>
  lines.map(({ term, value }) => `${term}: ${value}`).join('\n');
