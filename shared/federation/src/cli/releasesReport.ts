import type { ReleaseRecord } from '@adviestool/contract/release';
import { CHANNELS } from '@adviestool/contract/variant';

import { partFolder, readChannels, versionsOf } from '../assemble/siteParts.ts';
import { readCurrent, readReleases } from '../assemble/siteState.ts';
import { readSwitches, type Switch } from '../deploy/switchLog.ts';
import { table } from './table.ts';

interface ReportOptions {
  site: string;
  /** How many of the last switches are told. */
  log: number;
  /** Failures of a version that runs, in browsers; absent: nobody counts them. */
  failuresOf?: (part: string, version: string) => number;
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

/** What runs, and what waits on a channel, of each part. */
const partsTable = (current: ReleaseRecord, { site, failuresOf }: ReportOptions): string[] => {
  const rows = Object.entries(versionsOf(current)).map(([name, version]) => {
    const channels = readChannels(partFolder(site, name));
    return [
      name,
      version,
      ...(failuresOf === undefined ? [] : [String(failuresOf(name, version))]),
      ...CHANNELS.map((channel) => channels[channel] ?? NONE),
    ];
  });
  const heads = ['part', 'runs', ...(failuresOf === undefined ? [] : ['failures']), ...CHANNELS];
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

const releaseLines = (current: ReleaseRecord, releases: readonly ReleaseRecord[]): string[] =>
  releases.flatMap((record, index) => {
    const mark = record.release === current.release ? '→' : ' ';
    const start = `${mark} ${record.release}  ${momentText(record.created)}  `;
    const older = releases.slice(index + 1).find(({ variant }) => variant === record.variant);
    const [first = '', ...rest] = indented(differenceText(record, older), start.length);
    return [start + first.trimStart(), ...rest];
  });

const partsOfSwitch = ({ parts, channel, kind }: Switch): string => {
  const versions = Object.entries(parts).map((part) => part.join(' '));
  const told = kind === 'assemble' ? `${versions.length} parts` : versions.join(', ');
  return channel === null ? told : `${told} on ${channel}`;
};

const detailsOfSwitch = ({ from, to, commit, reason, note }: Switch): string =>
  [
    from === to ? null : `${from ?? 'nothing'} → ${to ?? 'nothing'}`,
    commit === null
      ? null
      : `commit ${commit.slice(0, 12)}${commit.endsWith('-dirty') ? '-dirty' : ''}`,
    reason === null ? null : `“${reason.replaceAll(/\s+/g, ' ')}”`,
    note,
  ]
    .filter((text) => text !== null)
    .join(' · ');

const switchLines = (line: Switch): string[] => {
  const start = `${momentText(line.at)}  ${line.kind.padEnd(9)}  `;
  const details = detailsOfSwitch(line);
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

/** What a site runs, which releases it has, and its last switches: lines of at most 100 characters. */
export const releasesReport = (options: ReportOptions): string[] => {
  const { site, log } = options;
  const current = readCurrent(site);
  if (current === null) return [`${site} has no release yet: pnpm assemble VARIANT --site DIR.`];
  const { switches, unreadable } = readSwitches(site);
  return [
    `Variant ${current.variant} runs release ${current.release}, ${sinceText(current, switches)}.`,
    '',
    ...partsTable(current, options),
    '',
    'Releases, the newest first, and what was new in each:',
    ...releaseLines(current, readReleases(site)),
    ...(log === 0 || switches.length === 0 ? [] : ['', 'Last switches, the newest first:']),
    ...(log === 0 ? [] : switches.slice(-log).toReversed().flatMap(switchLines)),
    ...(unreadable.length === 0
      ? []
      : ['', `The log cannot be read at line ${unreadable.join(', ')}: it was broken off there.`]),
  ];
};
