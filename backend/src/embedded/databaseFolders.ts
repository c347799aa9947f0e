import { existsSync } from 'node:fs';
import path from 'node:path';

import { checkDatabaseFolder, DataFolderError } from '../database/dataFolder.ts';

/** Where the database of a data folder is. */
export interface DatabaseFolders {
  postgres: string;
  pglite: string;
  /** A PostgreSQL with all that PGlite had, which has yet to take its place. */
  moved: string;
  /** PGlite, when that has happened. */
  former: string;
}

export const databaseFolders = (dataDir: string): DatabaseFolders => ({
  postgres: path.join(dataDir, 'postgres'),
  pglite: path.join(dataDir, 'database'),
  moved: path.join(dataDir, 'postgres.verhuisd'),
  former: path.join(dataDir, `database.voor-${new Date().toISOString().replaceAll(':', '-')}`),
});

/** @throws DataFolderError when there are two databases, of which nobody knows which one counts */
export const refuseTwo = ({ postgres, pglite }: DatabaseFolders): void => {
  if (!existsSync(postgres) || !existsSync(pglite)) return;
  throw new DataFolderError(
    `Both ${postgres} and ${pglite} hold a database: an earlier release has worked here since. ` +
      'Move the one that does not count out of the data folder.',
  );
};

/**
 * Refuses a data folder without a database, for who reads one and would else make it.
 * @throws DataFolderError
 */
export const checkHasDatabase = async (dataDir: string): Promise<void> => {
  const { postgres, pglite, moved } = databaseFolders(dataDir);
  const isThere = [postgres, pglite, moved].some((folder) =>
    existsSync(path.join(folder, 'PG_VERSION')),
  );
  if (isThere) return;
  // What is left of one has its own words.
  for (const folder of [postgres, pglite]) await checkDatabaseFolder(folder);
  throw new DataFolderError(
    `There is no database in ${path.resolve(dataDir)}. Set DATA_DIR to the data folder of the backend.`,
  );
};
