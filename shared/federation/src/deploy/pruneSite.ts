import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import { VARIANTS_FOLDER, type ReleaseRecord } from '@adviestool/contract/release';
import { isOfShare, SWITCH_LOG, type Switch } from '@adviestool/contract/switchLine';

import { sumsFile } from '../assemble/fileSums.ts';
import { hostBase, remoteBase } from '../assemble/parts.ts';
import { releaseFolder } from '../assemble/releaseFolder.ts';
import { readHolds } from '../assemble/holds.ts';
import { HOST, hostFolder, partFolder, readChannels } from '../assemble/siteParts.ts';
import { readComposition, readCurrent, readReleases, readVariants } from '../assemble/siteState.ts';
import { unfinished } from '../assemble/writeSite.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';
import { readSwitches, recordSwitch } from './switchLog.ts';

interface PruneOptions {
  site: string;
  /** What visitors may have had in so many days stays. */
  days: number;
  /** So many of the newest releases stay in any case. */
  keep: number;
  /** Only says what would go. */
  isDryRun: boolean;
  /** Whether lines of the log that cannot be read are left out; absent: it is refused then. */
  allowsUnreadable?: boolean;
  cause?: SwitchCause;
}

/** A folder that goes, as a path below the site, and what its files take. */
interface Pruned {
  folder: string;
  bytes: number;
}

const DAY = 86_400_000;

/** Names of the folders in a folder, without those that are hidden. */
const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .toSorted()
    : [];

const subfolders = (folder: string, site: string): string[] =>
  foldersIn(join(site, folder)).map((name) => join(folder, name));

/** The releases that a share of the browsers tried until after a moment: the line that ends it may not name it. */
const triedSince = (switches: readonly Switch[], since: number): string[] => {
  const tried = new Map<string | null, string | null>();
  return switches.flatMap((line) => {
    const { kind, variant, from, to, at } = line;
    if (isOfShare(line)) {
      tried.set(variant, to);
      return [];
    }
    // A channel that moves alone ends no share.
    if (from === to && kind !== 'rollback') return [];
    const ended = tried.get(variant) ?? [];
    tried.delete(variant);
    return Date.parse(at) >= since ? ended : [];
  });
};

/** The releases that visitors had since a moment, by the log, with the one that they had at that moment. */
const visitedSince = (
  { site, allowsUnreadable = false }: PruneOptions,
  since: number,
): Set<string> => {
  const { switches, unreadable } = readSwitches(site);
  if (unreadable.length > 0 && !allowsUnreadable) {
    throw new SiteError(
      `${site}: the log (${SWITCH_LOG}) cannot be read at line ${unreadable.join(', ')}, so what visitors had may be more than it says. Nothing was removed. Put back what stood there, of a copy of the site, or prune with --allow-unreadable when those lines are of before these days.`,
    );
  }
  const recent = switches.filter(({ at }) => Date.parse(at) >= since);
  const named = recent.flatMap(({ from, to }) => [from, to]).filter((name) => name !== null);
  return new Set([...named, ...triedSince(switches, since)]);
};

/** The releases that visitors get now, of every variant. */
const servedReleases = (site: string): Set<string> =>
  new Set(
    readVariants(site).flatMap(({ record, share }) =>
      [record.release, share?.release ?? []].flat(),
    ),
  );

const keptReleases = (options: PruneOptions): ReleaseRecord[] => {
  const { site, days, keep } = options;
  const since = Date.now() - days * DAY;
  const visited = visitedSince(options, since);
  const served = servedReleases(site);
  return readReleases(site).filter(
    ({ release, created }, index) =>
      served.has(release) || index < keep || Date.parse(created) >= since || visited.has(release),
  );
};

/** The bases of the parts that a channel, a variant of the site or a release that stays names. */
const keptBases = (site: string, releases: readonly ReleaseRecord[]): Set<string> => {
  const variants = readVariants(site).map(
    ({ record }) => readComposition(site, record.release).variant,
  );
  const names = [HOST, ...foldersIn(join(site, 'remotes'))];
  const versionsOf = (name: string): string[] =>
    [
      ...Object.values(readChannels(partFolder(site, name))),
      ...Object.values(readHolds(partFolder(site, name))),
      ...variants.map(({ host, remotes }) => (name === HOST ? host : remotes[name])?.version),
    ].filter((version) => version !== undefined);
  return new Set([
    ...names.flatMap((name) =>
      versionsOf(name).map((version) =>
        name === HOST ? hostBase(version) : remoteBase(name, version),
      ),
    ),
    ...releases.flatMap(({ hostBase: host, remotes }) => [
      host,
      ...Object.entries(remotes).map(([id, version]) => remoteBase(id, version)),
    ]),
  ]);
};

const basesOf = (site: string): string[] => [
  ...foldersIn(hostFolder(site)).map(hostBase),
  ...foldersIn(join(site, 'remotes')).flatMap((id) =>
    foldersIn(join(site, 'remotes', id)).map((version) => remoteBase(id, version)),
  ),
];

const HOUR = 3_600_000;

/** Whether a name is of something half: of a folder, a pointer, the journal, or a draft of the lock. */
const isHalf = (name: string): boolean => /^\..+\.part$|^\.deploy\.lock\../.test(name);

/** Who waits for the lock writes drafts that live for a moment. */
const isOld = (file: string): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > HOUR;

/** What was being filled or removed when a command was broken off. */
const leftovers = (site: string): string[] =>
  [
    '',
    'releases',
    'host',
    ...['remotes', 'catalogi', VARIANTS_FOLDER].flatMap((name) => subfolders(name, site)),
  ].flatMap((folder) =>
    existsSync(join(site, folder))
      ? readdirSync(join(site, folder))
          .map((name) => join(folder, name))
          .filter((path) => isHalf(basename(path)) && (folder !== '' || isOld(join(site, path))))
      : [],
  );

const bytesOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
    : statSync(path).size;

/** What nobody needs any more: releases first, so that none is left whose parts are gone. */
const superfluous = (options: PruneOptions): string[] => {
  const { site } = options;
  const releases = keptReleases(options);
  const kept = new Set(releases.map(({ release }) => release));
  const bases = keptBases(site, releases);
  return [
    ...foldersIn(join(site, 'releases'))
      .filter((name) => !kept.has(name))
      .map((name) => releaseFolder('', name)),
    ...basesOf(site)
      .filter((base) => !bases.has(base))
      .map((base) => base.slice(1, -1)),
    ...leftovers(site),
  ];
};

/** Takes a folder away: it is there whole or not at all, also when this is broken off. */
const removeFolder = (site: string, folder: string): void => {
  const aside = unfinished(join(site, folder));
  rmSync(aside, { recursive: true, force: true });
  rmSync(sumsFile(join(site, folder)), { force: true });
  renameSync(join(site, folder), aside);
  rmSync(aside, { recursive: true });
};

/**
 * Removes the releases and the versions of parts that nobody needs any more, under the lock of the site. The
 * catalogues stay: projects name them.
 * @returns what went, or would go
 * @throws SiteError, DocumentError
 */
export const pruneSite = (options: PruneOptions): Pruned[] => {
  const { site, days, keep, isDryRun, cause = switchCause() } = options;
  const current = readCurrent(site)?.release ?? null;
  if (current === null)
    throw new SiteError(`${site} has no release yet: there is nothing to prune.`);
  const pruned = superfluous(options).map((folder) => ({
    folder,
    bytes: bytesOf(join(site, folder)),
  }));
  if (isDryRun || pruned.length === 0) return pruned;
  for (const { folder } of pruned) removeFolder(site, folder);
  const note = `${pruned.length} folders, ${pruned.reduce((sum, { bytes }) => sum + bytes, 0)} bytes; days ${days}, keep ${keep}`;
  recordSwitch(site, { ...cause, kind: 'prune', from: current, to: current, parts: {}, note });
  return pruned;
};
