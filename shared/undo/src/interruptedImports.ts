import { isApiError } from '@adviestool/contract/api/apiError';
import {
  findConnectedProject,
  SeveralProjectsError,
} from '@adviestool/contract/api/externalConnections';
import type { ImportItem, ImportResult } from '@adviestool/contract/importQueue';
import { PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { isImportOngoing } from '@adviestool/domain/import/importQueue';
import { useImportQueueStore } from '@adviestool/state/importQueue';
import { openStorage, type BrowserStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { z } from 'zod';

import { offerRestore } from './offerRestore.ts';
import { OVERWRITING } from './overwriting.ts';
import { teksten } from './teksten.ts';

/*
 * A tab may be closed, or its frame taken away, between the delete of the old project and the create of
 * the new one; and an import that fails may not get the old project back. What is being overwritten
 * therefore stands in the local storage until it is there, is replaced, or the user does not want it.
 */

/** Held by every tab that imports. */
const LOCK = 'adviestool:import';

const overwriteSchema = z.object({
  uid: z.number(),
  projectId: z.number(),
  naam: z.string(),
  type: z.string(),
  external_id: z.string(),
});

type Overwrite = z.infer<typeof overwriteSchema>;

const storageOf = ({ config }: HostApi): BrowserStorage => openStorage('local', config.variant.id);

const read = (storage: BrowserStorage): Overwrite[] =>
  storage.read(OVERWRITING, z.array(overwriteSchema)) ?? [];

const othersThan = (storage: BrowserStorage, projectId: number): Overwrite[] =>
  read(storage).filter((one) => one.projectId !== projectId);

const forget = (storage: BrowserStorage, projectId: number): void => {
  const others = othersThan(storage, projectId);
  if (others.length === 0) storage.remove(OVERWRITING);
  else storage.write(OVERWRITING, others);
};

const overwriteOf = ({ strategy, analysis }: ImportItem): Overwrite | null => {
  const existing = analysis.status === 'success' ? analysis.existing : null;
  const uid = currentUid();
  if (strategy !== 'overwrite' || existing === null || uid === null) return null;
  const { type, external_id } = existing.connection;
  return { uid, projectId: existing.id, naam: existing.naam ?? '', type, external_id };
};

/** Whether an import has ended with its old project out of the list, and nothing in its place. */
export const hasLostOld = (result: ImportResult): boolean =>
  result.status === 'error' &&
  (result.failure.old === 'deleted' || result.failure.old === 'unknown');

/** Runs the import of an item, and remembers what it overwrites until that is replaced or back. */
export const rememberOverwrite = async (
  host: HostApi,
  item: ImportItem,
  run: () => Promise<ImportResult>,
): Promise<ImportResult> => {
  const overwrite = overwriteOf(item);
  if (overwrite === null) return run();
  const storage = storageOf(host);
  storage.write(OVERWRITING, [...othersThan(storage, overwrite.projectId), overwrite]);
  const result = await run();
  if (!hasLostOld(result)) forget(storage, overwrite.projectId);
  return result;
};

/** Browsers have no locks outside a secure context. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * Acts with the lock, if it can be had. Where the browser refuses locks, as in a frame without storage, there
 * is nothing to hold and nobody to wait for.
 */
const withLock = async (
  options: LockOptions,
  act: (isHeld: boolean) => Promise<void>,
): Promise<void> => {
  const manager = locks();
  if (manager === null) return act(true);
  const progress = { hasStarted: false };
  try {
    await manager.request(LOCK, options, (lock) => {
      progress.hasStarted = true;
      return act(lock !== null);
    });
  } catch (error) {
    if (progress.hasStarted) throw error;
    await act(true);
  }
};

/** Runs imports, so that other tabs know that this one has not been interrupted. */
export const whileImporting = (run: () => Promise<void>): Promise<void> =>
  withLock({ mode: 'shared' }, run);

/** Offers to put back an old project; an offer of it that is still there stays the only one. */
export const offerOld = (
  host: HostApi,
  { projectId, naam }: Pick<Overwrite, 'projectId' | 'naam'>,
): void => {
  offerRestore(host, {
    id: projectId,
    naam,
    type: 'error',
    text: teksten.nietVoltooid(naam),
    onRestored: () => host.navigate(PROJECTS),
    onEnded: () => forget(storageOf(host), projectId),
  });
};

/** Whether a project has the connection of the one that was overwritten; null: not known now. */
const isReplaced = async (
  { api, config }: HostApi,
  overwrite: Overwrite,
): Promise<boolean | null> => {
  try {
    return (await findConnectedProject(api, config.variant.groupId, overwrite)) !== null;
  } catch (error) {
    if (error instanceof SeveralProjectsError) return true;
    // The next visit asks again.
    if (isApiError(error)) return null;
    throw error;
  }
};

/** Offers the old project when nothing has come in its place. */
const offer = async (host: HostApi, overwrite: Overwrite): Promise<void> => {
  const hasOther = await isReplaced(host, overwrite);
  if (hasOther === true) forget(storageOf(host), overwrite.projectId);
  if (hasOther === false) offerOld(host, overwrite);
};

/** Offers what an import of this user that was cut off has deleted, unless a tab is importing now. */
export const offerInterrupted = async (host: HostApi): Promise<void> => {
  const uid = currentUid();
  const overwrites = read(storageOf(host)).filter((one) => one.uid === uid);
  if (overwrites.length === 0 || isImportOngoing(useImportQueueStore.getState())) return;
  await withLock({ ifAvailable: true }, async (isHeld) => {
    if (!isHeld) return;
    for (const overwrite of overwrites) await offer(host, overwrite);
  });
};
