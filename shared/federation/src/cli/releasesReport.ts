import type { ReleaseRecord } from '@adviestool/contract/release';
import { CHANNELS } from '@adviestool/contract/variant';

import { partFolder, readChannels, versionsOf } from '../assemble/siteParts.ts';
import { readReleases, readVariants, type SiteVariant } from '../assemble/siteState.ts';
import { readSwitches, type Switch } from '../deploy/switchLog.ts';
import { indented, momentText } from './layout.ts';
import { switchLines } from './switchLines.ts';
import { table } from './table.ts';

interface ReportOptions {
  site: string;
  /** How many of the last switches are told. */
  log: number;
  /** Failures of a version that runs, in browsers; absent: nobody counts them. */
  failuresOf?: (part: string, version: string) => number;
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
      ...(failuresOf === undefined ? [] : [String(failuresOf(name, version))]),
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

/** What a release has that the one made before it had not. */
const differenceText = (record: ReleaseRecord, before: ReleaseRecord | undefined): string => {
  const now = Object.entries(versionsOf(record));
  if (before === undefined) return `${now.length} parts`;
  const then = versionsOf(before);
  const changes = [
    ...now.filter(([name, version]) => then[name] !== version).map((part) => part.join(' ')),
    ...Object.keys(then)
      .filter((name) => !now.some(([each]) => each === name))
      .map((name) => `without ${name}`),
  ];
  return changes.length === 0 ? 'other settings' : changes.join(', ');
};

const releaseLines = (
  variants: readonly SiteVariant[],
  releases: readonly ReleaseRecord[],
): string[] => {
  const current = new Set(variants.map(({ record }) => record.release));
  return releases.flatMap((record, index) => {
    const mark = current.has(record.release) ? '→' : ' ';
    const of = variants.length === 1 ? '' : `${record.variant}: `;
    const start = `${mark} ${record.release}  ${momentText(record.created)}  `;
    const older = releases.slice(index + 1).find(({ variant }) => variant === record.variant);
    const [first = '', ...rest] = indented(of + differenceText(record, older), start.length);
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
    '',
    ...partsTable(variants, options),
    '',
    'Releases, the newest first, and what was new in each:',
    ...releaseLines(variants, readReleases(site)),
    ...(told.length === 0 ? [] : ['', 'Last switches, the newest first:']),
    ...told.flatMap((line) => switchLines(line, variants.length === 1)),
    ...(unreadable.length === 0
      ? []
      : ['', `The log cannot be read at line ${unreadable.join(', ')}: it was broken off there.`]),
  ];
};
