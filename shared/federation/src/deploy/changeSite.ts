import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { CHANNELS } from '@adviestool/contract/variant';

import type { ComposedRelease } from '../assemble/composeRelease.ts';
import type { BuiltPart } from '../assemble/parts.ts';
import { partFolder, readChannels, versionsOf, type Channels } from '../assemble/siteParts.ts';
import { readCurrent, readRelease } from '../assemble/siteState.ts';
import {
  folderOf,
  foldersOf,
  placePart,
  placeRelease,
  pointTo,
  unfinished,
} from '../assemble/writeSite.ts';
import { failureText } from './failureText.ts';
import { moveChannels } from './moveChannels.ts';
import { SiteError } from './SiteError.ts';
import { readJournal, removeJournal, writeJournal, type SiteJournal } from './siteJournal.ts';
import type { SwitchCause } from './switchCause.ts';
import { appendSwitch, lineOf, readSwitches, type SwitchKind } from './switchLog.ts';

/** What a command wants of a site, checked already: nothing in it can be refused any more. */
export interface SiteChange {
  site: string;
  kind: SwitchKind;
  cause: SwitchCause;
  /** The release that visitors get: a new one, or the name of one that the site has; null: as it is. */
  release: ComposedRelease | string | null;
  /** Parts that are put on the site beside those of the release. */
  placed?: readonly BuiltPart[];
  /** Channels that move, by the name of the part. */
  channels?: Readonly<Record<string, Channels>>;
  /** The parts that it is about, for the log; absent: all those of the release. */
  parts?: Readonly<Record<string, string>>;
  channel?: string;
  note?: string;
  /** Whether files are compressed ahead; absent: yes. */
  compresses?: boolean;
}

const nameOf = (release: SiteChange['release']): string | null =>
  release === null || typeof release === 'string' ? release : release.record.release;

const partsOf = ({ site, release, parts }: SiteChange): Readonly<Record<string, string>> => {
  if (parts !== undefined || release === null) return parts ?? {};
  return versionsOf(typeof release === 'string' ? readRelease(site, release) : release.record);
};

/** The channels that are not where they go yet. */
const movesOf = ({ site, channels = {} }: SiteChange): Record<string, Channels> =>
  Object.fromEntries(
    Object.entries(channels).filter(([name, moved]) => {
      const current = readChannels(partFolder(site, name));
      return CHANNELS.some((each) => moved[each] !== undefined && moved[each] !== current[each]);
    }),
  );

/** What the change is, written down before anything of it is done. */
const journalOf = (change: SiteChange): SiteJournal => {
  const { site, kind, cause, release, placed = [], channel = null, note = null } = change;
  const current = readCurrent(site);
  const from = current?.release ?? null;
  const to = nameOf(release) ?? from;
  const channels = movesOf(change);
  const isSwitch = from !== to || Object.keys(channels).length > 0;
  const isComposed = release !== null && typeof release !== 'string';
  const variant = isComposed ? release.record.variant : (current?.variant ?? null);
  const line = lineOf({ ...cause, kind, variant, channel, from, to, parts: partsOf(change), note });
  return {
    id: line.id,
    since: line.at,
    phase: 'placing',
    folders: [...placed.map(folderOf), ...(isComposed ? foldersOf(release) : [])].filter(
      (folder) => !existsSync(join(site, folder)),
    ),
    channels,
    release: nameOf(release),
    line: isSwitch ? line : null,
  };
};

/** Takes away what was placed; nobody knew of it yet. */
export const undoChange = (site: string, { folders }: SiteJournal): void => {
  for (const folder of folders) {
    rmSync(unfinished(join(site, folder)), { recursive: true, force: true });
    rmSync(join(site, folder), { recursive: true, force: true });
  }
  removeJournal(site);
};

/** Does what is left of a switch: each step may have been done already. */
const completeSwitch = (site: string, { line, channels, release }: SiteJournal): void => {
  if (line !== null && !readSwitches(site).switches.some(({ id }) => id === line.id)) {
    appendSwitch(site, line);
  }
  for (const [name, moved] of Object.entries(channels)) moveChannels(partFolder(site, name), moved);
  if (release !== null) pointTo(site, release);
  removeJournal(site);
};

/**
 * Undoes or completes what an earlier command was doing to a site when it was broken off; under the lock of
 * the site. Returns what was done, for people; null when nothing was broken off.
 */
export const recoverSite = (site: string): string | null => {
  const journal = readJournal(site);
  if (journal === null) return null;
  const { line, since, phase } = journal;
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
  const { site, release, placed = [], compresses = true } = change;
  mkdirSync(site, { recursive: true });
  recoverSite(site);
  const journal = journalOf(change);
  writeJournal(site, journal);
  try {
    for (const part of placed) placePart(site, part, { compresses });
    if (release !== null && typeof release !== 'string') {
      placeRelease(site, release, { compresses });
    }
  } catch (error) {
    undoChange(site, journal);
    throw error;
  }
  return journal;
};

/** Moves channels and pointers to what was begun, and says so in the log. @throws SiteError */
export const finishChange = (site: string, journal: SiteJournal): void => {
  // A machine that stood still may wake up after another one has undone its work.
  if (readJournal(site)?.id !== journal.id) {
    throw new SiteError(
      `Another command took ${site} over, because this one stood still. Nothing was switched: try again.`,
    );
  }
  writeJournal(site, { ...journal, phase: 'switching' });
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
