import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hasPostgres, startPostgres, type RunningPostgres } from '../../scripts/startPostgres.ts';

/** A database of one test, for backends in processes of their own. */
export interface TestedDatabase {
  /** The environment of a backend on it. */
  env: Record<string, string>;
  /** For other files of the test. */
  folder: string;
  postgres: RunningPostgres | null;
  remove: () => Promise<void>;
}

export const DATABASES = ['the embedded database', 'PostgreSQL'] as const;

export type DatabaseName = (typeof DATABASES)[number];

/** Whether this machine can run it; tests of one that it cannot are skipped by name. */
export const canRun = async (name: DatabaseName): Promise<boolean> =>
  name !== 'PostgreSQL' || hasPostgres();

/** Makes an empty one; a backend fills it at its first start, with the demo accounts. */
export const openDatabase = async (name: DatabaseName): Promise<TestedDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'adviestool-fault-'));
  const postgres = name === 'PostgreSQL' ? await startPostgres() : null;
  return {
    folder,
    env: {
      DATA_DIR: join(folder, 'data'),
      SEED: 'demo',
      ...(postgres !== null && { DATABASE_URL: postgres.url }),
    },
    postgres,
    remove: async () => {
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
