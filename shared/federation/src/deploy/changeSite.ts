import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import type { ReleaseRecord } from '@adviestool/contract/release';
import { shareNote, type Switch } from '@adviestool/contract/switchLine';
import { CHANNELS } from '@adviestool/contract/variant';

import { changeOwners, type OwnerChanges } from '../artefact/owners.ts';
import type { ComposedRelease } from '../assemble/composeRelease.ts';
import { sumsFile } from '../assemble/fileSums.ts';
import { changeHolds } from '../assemble/holds.ts';
import type { BuiltPart } from '../assemble/parts.ts';
import { pointTo, readPointings, type Pointing } from '../assemble/pointTo.ts';
import { partFolder, readChannels, versionsOf, type Channels } from '../assemble/siteParts.ts';
import { pointerFolder, readCurrent, readRelease } from '../assemble/siteState.ts';
import { refuseDamaged } from '../assemble/standingPart.ts';
import { folderOf, foldersOf, placePart, placeRelease, unfinished } from '../assemble/writeSite.ts';
import { failureText } from './failureText.ts';
import { moveChannels } from './moveChannels.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { readJournal, removeJournal, writeJournal, type SiteJournal } from './siteJournal.ts';
import type { SwitchCause } from './switchCause.ts';
import { appendSwitch, lineOf, readSwitches, type SwitchKind } from './switchLog.ts';

/** What a command wants of a site, checked already: nothing in it can be refused any more. */
export interface SiteChange {
  site: string;
  kind: SwitchKind;
  cause: SwitchCause;
  /** The releases that visitors get, one of each variant: new ones, or names of those that the site has. */
  releases: readonly (ComposedRelease | string)[];
  /** Percent of the browsers that get them, while the others keep what they have; absent: all. */
  share?: number | undefined;
  /** Whether the variant takes the root of the site, whichever is there; absent: the place that it has. */
  isFirst?: boolean;
  /** Parts that are put on the site beside those of the releases. */
  placed?: readonly BuiltPart[];
  /** Channels that move, by the name of the part. */
  channels?: Readonly<Record<string, Channels>>;
  /** By the name of the part, versions that variants get in place of their channel's; null: no more. */
  holds?: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** Of which key ids are from now on. */
  owners?: OwnerChanges;
  /** The parts that it is about, for the log; absent: all those of the release. */
  parts?: Readonly<Record<string, string>>;
  channel?: string;
  note?: string;
  /** Whether files are compressed ahead; absent: yes. */
  compresses?: boolean;
  /** Hears of damage that is no reason to stop; absent: all of it is. */
  warn?: (line: string) => void;
}

const recordOf = (site: string, release: ComposedRelease | string): ReleaseRecord =>
  typeof release === 'string' ? readRelease(site, release) : release.record;

/** The channels that are not where they go yet. */
const movesOf = ({ site, channels = {} }: SiteChange): Record<string, Channels> =>
  Object.fromEntries(
    Object.entries(channels).filter(([name, moved]) => {
      const current = readChannels(partFolder(site, name));
      return CHANNELS.some((each) => moved[each] !== undefined && moved[each] !== current[each]);
    }),
  );

/** What the pointers of one variant get to lead to, and what the log says of it. */
interface Move {
  pointing: Pointing;
  line: Switch;
  isSwitch: boolean;
}

const moveOf = (change: SiteChange, record: ReleaseRecord): Move => {
  const { site, kind, cause, share, isFirst = false, channel = null, note, parts } = change;
  const folder = isFirst ? site : pointerFolder(site, record.variant);
  const before = readPointings(site).find((each) => join(site, each.folder) === folder);
  const from = before?.release ?? null;
  const candidate =
    share === undefined || from === null ? null : { release: record.release, percent: share };
  const pointing: Pointing = {
    folder: relative(site, folder),
    release: candidate === null || from === null ? record.release : from,
    share: candidate,
  };
  const notes = [note ?? [], candidate === null ? [] : shareNote(candidate.percent)].flat();
  const line = lineOf({
    ...cause,
    kind,
    variant: record.variant,
    channel,
    from,
    to: record.release,
    parts: parts ?? versionsOf(record),
    note: notes.length === 0 ? null : notes.join(', '),
  });
  return { pointing, line, isSwitch: !isDeepStrictEqual(pointing, before) };
};

/** A channel that moves without a release. */
const channelLine = ({ site, kind, cause, channel, note, parts }: SiteChange): Switch => {
  const current = readCurrent(site);
  const release = current?.release ?? null;
  return lineOf({
    ...cause,
    kind,
    variant: current?.variant ?? null,
    channel: channel ?? null,
    from: release,
    to: release,
    parts: parts ?? {},
    note: note ?? null,
  });
};

/** What the change is, written down before anything of it is done. */
const journalOf = (change: SiteChange): SiteJournal => {
  const { site, releases, placed = [], holds = {}, owners = {} } = change;
  const moves = releases.map((release) => moveOf(change, recordOf(site, release)));
  const channels = movesOf(change);
  const switched = moves.filter(({ isSwitch }) => isSwitch).map(({ line }) => line);
  const isOfChannels = switched.length === 0 && Object.keys(channels).length > 0;
  const composed = releases.filter((release) => typeof release !== 'string');
  const folders = [...placed.map(folderOf), ...composed.flatMap(foldersOf)];
  return {
    id: randomUUID(),
    since: new Date().toISOString(),
    phase: 'placing',
    folders: [...new Set(folders)].filter((folder) => !existsSync(join(site, folder))),
    channels,
    holds: Object.fromEntries(Object.entries(holds).map(([name, held]) => [name, { ...held }])),
    owners: { ...owners },
    pointings: moves.map(({ pointing }) => pointing),
    lines: isOfChannels ? [channelLine(change)] : switched,
  };
};

/** Whether a change is still that of the site: who stood still may wake up after another one has undone its work. */
const isOfSite = (site: string, { id }: SiteJournal): boolean => readJournal(site)?.id === id;

/** Takes away what was placed and nobody knew of yet; nothing when another command took the site over. */
export const undoChange = (site: string, journal: SiteJournal): void => {
  if (!isOfSite(site, journal)) return;
  const { folders } = journal;
  for (const folder of folders) {
    rmSync(unfinished(join(site, folder)), { recursive: true, force: true });
    rmSync(sumsFile(join(site, folder)), { force: true });
    rmSync(join(site, folder), { recursive: true, force: true });
  }
  removeJournal(site);
};

/** Does what is left of a switch: each step may have been done already. */
const completeSwitch = (site: string, journal: SiteJournal): void => {
  const { lines, channels, holds, owners, pointings } = journal;
  const known = new Set(readSwitches(site).switches.map(({ id }) => id));
  for (const line of lines) if (!known.has(line.id)) appendSwitch(site, line);
  for (const [name, held] of Object.entries(holds)) changeHolds(partFolder(site, name), held);
  for (const [name, moved] of Object.entries(channels)) moveChannels(partFolder(site, name), moved);
  changeOwners(site, owners);
  pointTo(site, pointings);
  removeJournal(site);
};

/**
 * Undoes or completes what an earlier command was doing to a site when it was broken off; under the lock of
 * the site. Returns what was done, for people; null when nothing was broken off.
 */
export const recoverSite = (site: string): string | null => {
  const journal = readJournal(site);
  if (journal === null) return null;
  const { lines, since, phase } = journal;
  const [line] = lines;
  const what = `What was broken off here (${line?.kind ?? 'assemble'} by ${line?.by ?? 'unknown'}, ${since})`;
  if (phase === 'placing') {
    undoChange(site, journal);
    return `${what} had not been switched to, and is undone.`;
  }
  completeSwitch(site, journal);
  return `${what} was being switched to, and is completed.`;
};

/**
 * Puts on a site everything that a change needs; visitors get none of it yet. When that fails, all of it is
 * taken away again.
 * @returns what `finishChange` or `undoChange` needs
 */
export const beginChange = (change: SiteChange): SiteJournal => {
  const { site, releases, placed = [], compresses = true, warn } = change;
  const lines = new Set<string>();
  mkdirSync(site, { recursive: true });
  recoverSite(site);
  const journal = journalOf(change);
  writeJournal(site, journal);
  try {
    for (const part of placed) placePart(site, part, { compresses });
    for (const release of releases) {
      if (typeof release !== 'string') placeRelease(site, release, { compresses });
      refuseDamaged(site, recordOf(site, release), warn && ((line) => lines.add(line)));
    }
  } catch (error) {
    undoChange(site, journal);
    throw error;
  }
  for (const line of lines) warn?.(line);
  return journal;
};

/** Moves channels and pointers to what was begun, and says so in the log. @throws SiteError */
export const finishChange = (site: string, journal: SiteJournal): void => {
  if (!isOfSite(site, journal)) {
    throw new SiteError(
      `Another command took ${site} over, because this one stood still. Nothing was switched: try again.`,
    );
  }
  try {
    writeJournal(site, { ...journal, phase: 'switching' });
  } catch (error) {
    undoChange(site, journal);
    throw error;
  }
  try {
    completeSwitch(site, journal);
  } catch (cause) {
    throw new SiteError(
      `${failureText(cause)} The switch had begun: mend this, and the next command on ${site} completes it.`,
      { cause },
    );
  }
};

/** Changes a site in one switch, or not at all. @throws SiteError */
export const changeSite = (change: SiteChange): void =>
  finishChange(change.site, beginChange(change));
