import { parseUrl } from '@adviestool/contract/parseUrl';
import type { Release } from '@adviestool/contract/release';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';

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
    { term: teksten.rekenmodel, value: String(REKENMODEL_VERSIE) },
    { term: teksten.catalogus, value: `${catalogus.id} ${catalogus.versie}` },
  ],
  remotes: Object.entries(remotes).map(([id, remote]) => ({
    term: id,
    value: remoteVersion(remote),
  })),
});

/** Lines of text for a message to the support. */
export const versionText = (lines: readonly VersionLine[]): string =>
  lines.map(({ term, value }) => `${term}: ${value}`).join('\n');
