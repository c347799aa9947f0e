import { setTimeout } from 'node:timers/promises';

import {
  FolderInUseError,
  lockFolder,
  NoLockError,
  type FolderLock,
} from '../database/lockFolder.ts';
import { sleutelbestandOf, type Place } from './sleutelbestand.ts';

/** Milliseconds between two tries, and how often it is tried. */
const INTERVAL = 100;
const MOST = 100;

const ignore = (): void => undefined;

/** The folder stays: who takes it away lets two of those who wait in. */
const lockOf = async (place: Place): Promise<FolderLock> => {
  try {
    return await lockFolder(`${sleutelbestandOf(place)}.slot`, ignore);
  } catch (cause) {
    if (!(cause instanceof FolderInUseError)) throw cause;
    throw new FolderInUseError(
      'Een andere opdracht wijzigt de sleutels. Er is niets veranderd: probeer het opnieuw.',
      { cause },
    );
  }
};

/** Null: nothing can be locked, and so no command that withdraws runs either. */
const awaitLock = async (place: Place): Promise<FolderLock | null> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await lockOf(place);
    } catch (error) {
      if (error instanceof NoLockError) return null;
      if (!(error instanceof FolderInUseError) || tries === MOST) throw error;
    }
    await setTimeout(INTERVAL);
  }
};

const actWith = async <T>(lock: FolderLock | null, act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } finally {
    await lock?.release();
  }
};

/**
 * Reads and writes the keys and certificates of an installation one at a time: who writes what was read before would
 * undo what another one withdrew meanwhile.
 * @throws FolderInUseError when another one does; NoLockError
 */
export const holdSleutels = async <T>(place: Place, act: () => Promise<T>): Promise<T> =>
  actWith(await lockOf(place), act);

/**
 * The same, which waits a while for another one.
 * @throws FolderInUseError
 */
export const awaitSleutels = async <T>(place: Place, act: () => Promise<T>): Promise<T> =>
  actWith(await awaitLock(place), act);
