import { NoPostgresError, startPostgres, type RunningPostgres } from './startPostgres.ts';
import { jest, type CheckStep } from './steps.ts';

const NAME = 'backend tests on PostgreSQL';

const startIfPossible = async (): Promise<RunningPostgres | null> => {
  try {
    return await startPostgres();
  } catch (error) {
    if (!(error instanceof NoPostgresError)) throw error;
    console.log(`The backend tests on PostgreSQL are skipped: ${error.message}.`);
    return null;
  }
};

/** The tests of projects on a PostgreSQL that is started for them, or on `TEST_DATABASE_URL`. */
export const backendOnPostgres = (): CheckStep => ({
  name: NAME,
  act: async () => {
    const given = process.env['TEST_DATABASE_URL'];
    if (given !== undefined) return jest(NAME, ['postgres']).act();
    const server = await startIfPossible();
    if (server === null) return { passed: 0, failed: 0 };
    try {
      return await jest(NAME, ['postgres'], { TEST_DATABASE_URL: server.url }).act();
    } finally {
      await server.stop();
    }
  },
});
