import { Client } from 'pg';

import { runDatabase, type DatabasePlace, type RunningDatabase } from './runDatabase.ts';

/** Does something with a database that runs only for it, and stops it. */
export const withConnection = async <T>(
  running: RunningDatabase,
  act: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client({ connectionString: running.url });
  try {
    await client.connect();
    return await act(client);
  } finally {
    // A database that ended meanwhile has ended the connection.
    await client.end().catch(() => undefined);
    await running.stop();
  }
};

/** The same of a database that does not run yet. */
export const withDatabase = async <T>(
  place: DatabasePlace,
  act: (client: Client) => Promise<T>,
): Promise<T> => withConnection(await runDatabase(place), act);
