import { setTimeout } from 'node:timers/promises';

import { FolderInUseError, NoLockError } from '../database/lockFolder.ts';
import { withOwnFolder } from '../database/withOwnFolder.ts';
import { sleutelbestandOf, type Place } from './sleutelbestand.ts';

/** Milliseconds between two tries, and how often it is tried. */
const INTERVAL = 100;
const MOST = 100;

/**
 * Reads and writes the keys and certificates of an installation one at a time: who writes what was read before would
 * undo what another one withdrew meanwhile.
 * @throws FolderInUseError when another one does; NoLockError
 */
export const holdSleutels = <T>(place: Place, act: () => Promise<T>): Promise<T> =>
  withOwnFolder(
    `${sleutelbestandOf(place)}.slot`,
    'Een andere opdracht wijzigt de sleutels. Er is niets veranderd: probeer het opnieuw.',
    act,
  );

/**
 * The same, which waits a while for another one. Where nothing can be locked, no command that withdraws runs either.
 * @throws FolderInUseError
 */
export const awaitSleutels = async <T>(place: Place, act: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await holdSleutels(place, act);
    } catch (error) {
      if (error instanceof NoLockError) return act();
      if (!(error instanceof FolderInUseError) || tries === MOST) throw error;
    }
    await setTimeout(INTERVAL);
  }
};
