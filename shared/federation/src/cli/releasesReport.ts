import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Switch } from '@adviestool/contract/switchLine';
import { CHANNELS } from '@adviestool/contract/variant';

import { HOST, partFolder, readChannels, versionsOf } from '../assemble/siteParts.ts';
import { readReleases, readVariants, type SiteVariant } from '../assemble/siteState.ts';
import { twoCatalogi } from '../assemble/twoCatalogi.ts';
import { catalogusIfRead, otherCatalogus } from '../deploy/catalogusChange.ts';
import { readSwitches } from '../deploy/switchLog.ts';
import { indented, momentText } from './layout.ts';
import type { FailuresOf } from './readFailures.ts';
import { switchLines } from './switchLines.ts';
import { table } from './table.ts';

interface ReportOptions {
  site: string;
  /** How many of the last switches are told. */
  log: number;
  /** Failures of a version of a remote, in browsers; absent: nobody was asked. */
  failuresOf?: FailuresOf;
}

const NONE = '-';

const sinceText = (current: ReleaseRecord, switches: readonly Switch[]): string => {
  const last = switches.findLast(({ to, from }) => to === current.release && from !== to);
  if (last === undefined) return `composed ${momentText(current.created)}`;
  return `since ${momentText(last.at)} by ${last.by}`;
};

/** What visitors of a variant get. */
const variantLines = ({ record, share }: SiteVariant, switches: readonly Switch[]): string[] => [
  `Variant ${record.variant} runs release ${record.release}, ${sinceText(record, switches)}.`,
  ...(share === null
    ? []
    : [`  ${share.percent} % of its browsers get release ${share.release} first.`]),
];

/** The versions of a part that run, each with the variants that have it. */
const versionsOfPart = (
  name: string,
  variants: readonly SiteVariant[],
): { version: string; ids: string[] }[] => {
  const running = variants.map(({ record }) => ({
    id: record.variant,
    version: versionsOf(record)[name],
  }));
  const versions = new Set(running.flatMap(({ version }) => version ?? []));
  return [...versions].map((version) => ({
    version,
    ids: running.filter((each) => each.version === version).map(({ id }) => id),
  }));
};

/** Names of variants, or how many they are when there are many. */
const idsText = (ids: readonly string[], all: number): string => {
  const names = ids.join(', ');
  if (ids.length === all) return 'all';
  return names.length > 30 ? `${ids.length} of ${all}` : names;
};

/** Failures in browsers: the host sends none of its own. */
const failuresText = (name: string, version: string, failuresOf: FailuresOf): string =>
  name === HOST ? NONE : String(failuresOf(name, version) ?? 'not known');

/** What runs, and what waits on a channel, of each part; where variants differ, a row for each version. */
const partsTable = (
  variants: readonly SiteVariant[],
  { site, failuresOf }: ReportOptions,
): string[] => {
  const names = [...new Set(variants.flatMap(({ record }) => Object.keys(versionsOf(record))))];
  const isOfOne = variants.length === 1;
  const rows = names.flatMap((name) => {
    const channels = readChannels(partFolder(site, name));
    return versionsOfPart(name, variants).map(({ version, ids }) => [
      name,
      version,
      ...(failuresOf === undefined ? [] : [failuresText(name, version, failuresOf)]),
      ...CHANNELS.map((channel) => channels[channel] ?? NONE),
      ...(isOfOne ? [] : [idsText(ids, variants.length)]),
    ]);
  });
  const heads = [
    'part',
    'runs',
    ...(failuresOf === undefined ? [] : ['failures']),
    ...CHANNELS,
    ...(isOfOne ? [] : ['in variants']),
  ];
  return table([heads, ...rows]);
};

/** `account 1.3.0`, with its failures when there are any. */
const versionText =
  (failuresOf: FailuresOf | undefined) =>
  ([name, version]: [name: string, version: string]): string => {
    const failures = name === HOST ? 0 : (failuresOf?.(name, version) ?? 0);
    return `${name} ${version}${failures === 0 ? '' : ` (failures: ${failures})`}`;
  };

interface Compared {
  record: ReleaseRecord;
  /** The release that was made before it; undefined: none was. */
  before: ReleaseRecord | undefined;
  failuresOf: FailuresOf | undefined;
  site: string;
}

/** What a release has that the one made before it had not. */
const differenceText = ({ record, before, failuresOf, site }: Compared): string => {
  const now = Object.entries(versionsOf(record));
  if (before === undefined) return `${now.length} parts`;
  const then = versionsOf(before);
  const catalogus = otherCatalogus(
    catalogusIfRead(site, before.release),
    catalogusIfRead(site, record.release),
  );
  const changes = [
    ...now.filter(([name, version]) => then[name] !== version).map(versionText(failuresOf)),
    ...Object.keys(then)
      .filter((name) => !now.some(([each]) => each === name))
      .map((name) => `without ${name}`),
    ...(catalogus === null ? [] : [`catalogus ${catalogus.name}`]),
  ];
  return changes.length === 0 ? 'other settings' : changes.join(', ');
};

/** Who gets a release now: everybody, a share of the browsers, or nobody. */
const markOf = (variants: readonly SiteVariant[], { release }: ReleaseRecord): string => {
  if (variants.some(({ record }) => record.release === release)) return '→';
  return variants.some(({ share }) => share?.release === release) ? '%' : ' ';
};

const releaseLines = (
  variants: readonly SiteVariant[],
  { site, failuresOf }: ReportOptions,
): string[] => {
  const releases = readReleases(site);
  return releases.flatMap((record, index) => {
    const of = variants.length === 1 ? '' : `${record.variant}: `;
    const start = `${markOf(variants, record)} ${record.release}  ${momentText(record.created)}  `;
    const before = releases.slice(index + 1).find(({ variant }) => variant === record.variant);
    const [first = '', ...rest] = indented(
      of + differenceText({ record, before, failuresOf, site }),
      start.length,
    );
    return [start + first.trimStart(), ...rest];
  });
};

/** What a site runs, which releases it has, and its last switches: lines of at most 100 characters. */
export const releasesReport = (options: ReportOptions): string[] => {
  const { site, log } = options;
  const variants = readVariants(site);
  if (variants.length === 0) {
    return [`${site} has no release yet: adviestool assemble VARIANT --site DIR.`];
  }
  const { switches, unreadable } = readSwitches(site);
  const told = log === 0 ? [] : switches.slice(-log).toReversed();
  return [
    ...variants.flatMap((variant) => variantLines(variant, switches)),
    ...twoCatalogi(site).flatMap((line) => indented(line, 0)),
    '',
    ...partsTable(variants, options),
    '',
    'Releases, the newest first, and what was new in each:',
    ...releaseLines(variants, options),
    ...(told.length === 0 ? [] : ['', 'Last switches, the newest first:']),
    ...told.flatMap((line) => switchLines(line, variants.length === 1)),
    ...(unreadable.length === 0
      ? []
      : ['', `The log cannot be read at line ${unreadable.join(', ')}: it was broken off there.`]),
  ];
};
