import { mkdir, rm } from 'node:fs/promises';

import { FolderInUseError, lockFolder, type FolderLock } from '../database/lockFolder.ts';

const ignore = (): void => undefined;

const lockOf = async (folder: string, inUse: string): Promise<FolderLock> => {
  try {
    return await lockFolder(folder, ignore);
  } catch (cause) {
    throw cause instanceof FolderInUseError ? new FolderInUseError(inUse, { cause }) : cause;
  }
};

/**
 * Does something while this command alone has a folder, which is there as long and which only this user enters.
 * @param inUse what to say when another command has it
 * @throws FolderInUseError; what `act` throws
 */
export const withOwnFolder = async <T>(
  folder: string,
  inUse: string,
  act: () => Promise<T>,
): Promise<T> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockOf(folder, inUse);
  try {
    return await act();
  } finally {
    await lock.release();
    await rm(folder, { recursive: true, force: true });
  }
};
