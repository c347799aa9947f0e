import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { BERICHTEN } from '../database/berichten.ts';
import { MIGRATIONS, type DatabaseHandle } from '../database/connect.ts';
import { alwaysRoom } from '../database/diskRoom.ts';
import { fillMerken } from '../database/fillMerken.ts';
import { refuseNewerDatabase } from '../database/newerDatabase.ts';
import { createWatch, type Watch } from '../watch/createWatch.ts';
import { watchStatements } from '../watch/watchStatements.ts';

/** Wraps a PGlite of this process: in memory, it is there at once for every test. */
export const embeddedHandle = (client: PGlite, watch: Watch = createWatch()): DatabaseHandle => {
  const database = drizzle(watchStatements(client, watch));
  return {
    database,
    poolUse: () => null,
    migrate: async () => {
      await refuseNewerDatabase((text) => client.query(text), MIGRATIONS);
      await migrate(database, { migrationsFolder: MIGRATIONS });
      await fillMerken(database);
    },
    onLost: () => undefined,
    close: () => client.close(),
    listen: async (onBericht) => {
      const stop = await client.listen(BERICHTEN, onBericht);
      return async () => {
        if (!client.closed) await stop();
      };
    },
    hasRoom: alwaysRoom,
  };
};
