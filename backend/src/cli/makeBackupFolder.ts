import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { withOwnFolder } from './withOwnFolder.ts';

/**
 * Fills a new folder that only this user enters. Under its own name it is whole: until then it is in `….deel`, which is
 * of one command at a time.
 * @param fill gets the folder to write to
 * @throws FolderInUseError when another command makes it; what `fill` throws
 */
export const makeBackupFolder = <T>(
  folder: string,
  fill: (inside: string) => Promise<T>,
): Promise<T> => {
  const deel = `${folder}.deel`;
  const inUse = `Een andere opdracht maakt al een backup in ${folder}.`;
  return withOwnFolder(deel, inUse, async () => {
    const inside = path.join(deel, 'backup');
    await rm(inside, { recursive: true, force: true });
    await mkdir(inside, { mode: 0o700 });
    const result = await fill(inside);
    await rename(inside, folder);
    return result;
  });
};
