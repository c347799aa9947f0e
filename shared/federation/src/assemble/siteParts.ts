import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import { CHANNELS, type PartChoice } from '@adviestool/contract/variant';
import { z } from 'zod';

import { holdsFile, readHolds } from './holds.ts';
import { firstOf, hostBase, remoteBase, type PartSource } from './parts.ts';
import { readDocument } from './readDocument.ts';
import { readVariants } from './siteState.ts';
import { standingHost, standingRemote } from './standingPart.ts';

/** `channels.json` beside the versions of a part: the version of each channel. */
export const channelsSchema = z.partialRecord(z.enum(CHANNELS), z.string().min(1));

export type Channels = z.infer<typeof channelsSchema>;

/** The folders of a site that hold the versions of a part. */
export const hostFolder = (site: string): string => join(site, 'host');
const remoteFolder = (site: string, id: string): string => join(site, 'remotes', id);

/** How people call the host where they name parts; a remote is called by its id. */
export const HOST = 'host';

/** The folder that holds the versions of a part, by its name. */
export const partFolder = (site: string, name: string): string =>
  name === HOST ? hostFolder(site) : remoteFolder(site, name);

/** The version of each part of a release by its name. */
export const versionsOf = ({ hostBase: base, remotes }: ReleaseRecord): Record<string, string> => ({
  [HOST]: basename(base),
  ...remotes,
});

export const channelsFile = (folder: string): string => join(folder, 'channels.json');

/** The channels of a part; none when it was never deployed. @throws DocumentError */
export const readChannels = (folder: string): Channels => {
  const file = channelsFile(folder);
  return existsSync(file) ? readDocument(file, channelsSchema) : {};
};

/** Whether a part was ever deployed. @param folder of its versions */
export const isDeployed = (folder: string): boolean =>
  existsSync(channelsFile(folder)) || existsSync(holdsFile(folder));

/** Ids of the remotes that a site has versions of. */
const deployedRemotes = (site: string): string[] => {
  const folder = join(site, 'remotes');
  return existsSync(folder) ? readdirSync(folder).filter((id) => isDeployed(join(folder, id))) : [];
};

/** Whether parts were deployed to this site: it is then composed of those. */
export const hasDeployedParts = (site: string): boolean =>
  isDeployed(hostFolder(site)) || deployedRemotes(site).length > 0;

interface VersionOptions {
  folder: string;
  wanted: PartChoice;
  variant: string;
}

const versionOf = ({ folder, wanted, variant }: VersionOptions): string | null =>
  wanted.version ??
  readHolds(folder)[variant] ??
  readChannels(folder)[wanted.channel ?? 'stable'] ??
  null;

/** The versions that were deployed to a site, as a variant of it has them. */
const deployedParts = (site: string, variant: string): PartSource => {
  const isThere = (base: string): boolean => existsSync(join(site, base));
  return {
    remoteIds: () => deployedRemotes(site).toSorted(),
    host: (wanted) => {
      const version = versionOf({ folder: hostFolder(site), wanted, variant });
      if (version === null || !isThere(hostBase(version))) return null;
      return standingHost(site, hostBase(version));
    },
    remote: (id, wanted) => {
      const version = versionOf({ folder: remoteFolder(site, id), wanted, variant });
      if (version === null || !isThere(remoteBase(id, version))) return null;
      return standingRemote(site, id, version);
    },
  };
};

/** The parts of a current release, for what was never deployed on its own. */
const releasedParts = (site: string, current: ReleaseRecord): PartSource => ({
  remoteIds: () => Object.keys(current.remotes),
  host: ({ version }) =>
    version === undefined || current.hostBase === hostBase(version)
      ? standingHost(site, current.hostBase)
      : null,
  remote: (id, wanted) => {
    const version = current.remotes[id];
    if (version === undefined || (wanted.version ?? version) !== version) return null;
    return standingRemote(site, id, version);
  },
});

/**
 * What a site has by itself for one of its variants, or for one that it is to have; what was never deployed is
 * that of the variant's own release, else of another's.
 * @throws DocumentError
 */
export const siteParts = (site: string, variant: string): PartSource => {
  const records = readVariants(site).map(({ record }) => record);
  const own = records.filter((record) => record.variant === variant);
  const others = records.filter((record) => record.variant !== variant);
  return firstOf(
    deployedParts(site, variant),
    ...[...own, ...others].map((record) => releasedParts(site, record)),
  );
};
