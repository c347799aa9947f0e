import type { ReleaseRecord } from '@adviestool/contract/release';
import { CHANNELS } from '@adviestool/contract/variant';

import { HOST, partFolder, readChannels, versionsOf } from '../assemble/siteParts.ts';
import { readReleases, readVariants, type SiteVariant } from '../assemble/siteState.ts';
import { readSwitches, type Switch } from '../deploy/switchLog.ts';
import type { FailuresOf } from './readFailures.ts';
import { table } from './table.ts';

interface ReportOptions {
  site: string;
  /** How many of the last switches are told. */
  log: number;
  /** Failures of a version of a remote, in browsers; absent: nobody was asked. */
  failuresOf?: FailuresOf;
}

const WIDTH = 100;
const NONE = '-';

/** A moment to the minute, in UTC. */
const momentText = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')}Z`;

/** Text broken at its spaces, so that lines with so much before them fit. */
const wrapped = (text: string, indent: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDTH - indent)
      return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

const indented = (text: string, indent: number): string[] =>
  wrapped(text, indent).map((line) => ' '.repeat(indent) + line);

const sinceText = (current: ReleaseRecord, switches: readonly Switch[]): string => {
  const last = switches.findLast(({ to, from }) => to === current.release && from !== to);
  if (last === undefined) return `composed ${momentText(current.created)}`;
  return `since ${momentText(last.at)} by ${last.by}`;
};

/** Failures in browsers: the host sends none of its own. */
const failuresText = (name: string, version: string, failuresOf: FailuresOf): string =>
  name === HOST ? NONE : String(failuresOf(name, version) ?? 'not known');

/** What runs, and what waits on a channel, of each part. */
const partsTable = (current: ReleaseRecord, { site, failuresOf }: ReportOptions): string[] => {
  const rows = Object.entries(versionsOf(current)).map(([name, version]) => {
    const channels = readChannels(partFolder(site, name));
    return [
      name,
      version,
      ...(failuresOf === undefined ? [] : [failuresText(name, version, failuresOf)]),
      ...CHANNELS.map((channel) => channels[channel] ?? NONE),
    ];
  });
  const heads = ['part', 'runs', ...(failuresOf === undefined ? [] : ['failures']), ...CHANNELS];
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
}

/** What a release has that the one made before it had not. */
const differenceText = ({ record, before, failuresOf }: Compared): string => {
  const now = Object.entries(versionsOf(record));
  if (before === undefined) return `${now.length} parts`;
  const then = versionsOf(before);
  const changes = [
    ...now.filter(([name, version]) => then[name] !== version).map(versionText(failuresOf)),
    ...Object.keys(then)
      .filter((name) => !now.some(([each]) => each === name))
      .map((name) => `without ${name}`),
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
  releases: readonly ReleaseRecord[],
  failuresOf: FailuresOf | undefined,
): string[] =>
  releases.flatMap((record, index) => {
    const of = variants.length > 1 ? `${record.variant}: ` : '';
    const start = `${markOf(variants, record)} ${record.release}  ${momentText(record.created)}  ${of}`;
    const before = releases.slice(index + 1).find(({ variant }) => variant === record.variant);
    const text = differenceText({ record, before, failuresOf });
    const [first = '', ...rest] = indented(text, start.length);
    return [start + first.trimStart(), ...rest];
  });

const partsOfSwitch = ({ parts, channel, kind }: Switch): string => {
  const versions = Object.entries(parts).map((part) => part.join(' '));
  const told = kind === 'assemble' ? `${versions.length} parts` : versions.join(', ');
  return channel === null ? told : `${told} on ${channel}`;
};

/** @param isOfMany whether the site has several variants */
const detailsOfSwitch = (
  { from, to, commit, reason, note, variant }: Switch,
  isOfMany: boolean,
): string =>
  [
    isOfMany ? variant : null,
    from === to ? null : `${from ?? 'nothing'} → ${to ?? 'nothing'}`,
    commit === null
      ? null
      : `commit ${commit.slice(0, 12)}${commit.endsWith('-dirty') ? '-dirty' : ''}`,
    reason === null ? null : `“${reason.replaceAll(/\s+/g, ' ')}”`,
    note,
  ]
    .filter((text) => text !== null)
    .join(' · ');

const switchLines = (line: Switch, isOfMany: boolean): string[] => {
  const start = `${momentText(line.at)}  ${line.kind.padEnd(9)}  `;
  const details = detailsOfSwitch(line, isOfMany);
  const [first = '', ...rest] = indented(
    [line.by, partsOfSwitch(line)].filter((text) => text !== '').join(': '),
    start.length,
  );
  return [
    start + first.trimStart(),
    ...rest,
    ...(details === '' ? [] : indented(details, start.length)),
  ];
};

/** What visitors of a variant get. */
const variantLines = (
  { record, share }: SiteVariant,
  switches: readonly Switch[],
  options: ReportOptions,
): string[] => [
  `Variant ${record.variant} runs release ${record.release}, ${sinceText(record, switches)}.`,
  ...(share === null
    ? []
    : [`${share.percent} % of its browsers get release ${share.release} first.`]),
  '',
  ...partsTable(record, options),
  '',
];

/** What a site runs, which releases it has, and its last switches: lines of at most 100 characters. */
export const releasesReport = (options: ReportOptions): string[] => {
  const { site, log, failuresOf } = options;
  const variants = readVariants(site);
  if (variants.length === 0) {
    return [`${site} has no release yet: pnpm assemble VARIANT --site DIR.`];
  }
  const { switches, unreadable } = readSwitches(site);
  return [
    ...variants.flatMap((variant) => variantLines(variant, switches, options)),
    'Releases, the newest first, and what was new in each:',
    ...releaseLines(variants, readReleases(site), failuresOf),
    ...(log === 0 || switches.length === 0 ? [] : ['', 'Last switches, the newest first:']),
    ...(log === 0 ? [] : switches.slice(-log).toReversed()).flatMap((line) =>
      switchLines(line, variants.length > 1),
    ),
    ...(unreadable.length === 0
      ? []
      : ['', `The log cannot be read at line ${unreadable.join(', ')}: it was broken off there.`]),
  ];
};
