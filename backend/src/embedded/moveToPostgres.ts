import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

import { DataFolderError } from '../database/dataFolder.ts';
import type { DatabaseFolders } from './databaseFolders.ts';
import { dump } from './dump.ts';
import type { Programs } from './findPrograms.ts';
import { loadDump } from './loadDump.ts';
import { makeCluster } from './makeCluster.ts';
import { withDatabase } from './withDatabase.ts';

/** Takes the place of PGlite, of which the files are kept; also when that was broken off halfway. */
export const finishMove = async (folders: DatabaseFolders): Promise<void> => {
  const { postgres, pglite, moved, former } = folders;
  if (!existsSync(moved)) return;
  if (existsSync(pglite)) await rename(pglite, former);
  await rename(moved, postgres);
};

/**
 * Moves all that PGlite has to a PostgreSQL, row by row, and compares them before anything is replaced.
 * @throws DataFolderError
 */
export const moveToPostgres = async (
  folders: DatabaseFolders,
  { programs, lock }: { programs: Programs; lock: number },
): Promise<void> => {
  const { pglite, moved } = folders;
  const fresh = `${moved}.deel`;
  await rm(fresh, { recursive: true, force: true });
  try {
    await makeCluster(programs.initdb, fresh);
    await withDatabase({ folder: pglite, program: null, lock }, (from) =>
      withDatabase({ folder: fresh, program: programs.postgres, lock }, (to) =>
        loadDump(to, dump(from)),
      ),
    );
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    throw new DataFolderError(
      `The database in ${pglite} cannot be moved to PostgreSQL; nothing in it was changed. ` +
        'Make room on the disk, or put a backup in its place.',
      { cause },
    );
  }
  await rename(fresh, moved);
  await finishMove(folders);
};
