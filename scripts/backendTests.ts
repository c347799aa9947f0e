import { NoPostgresError, startPostgres, type RunningPostgres } from './startPostgres.ts';
import type { Count } from './process/count.ts';
import { run } from './process/run.ts';
import { jest, type CheckStep } from './process/steps.ts';

const NAME = 'backend tests';

const startIfPossible = async (): Promise<RunningPostgres | null> => {
  try {
    return await startPostgres();
  } catch (error) {
    if (!(error instanceof NoPostgresError)) throw error;
    console.log(
      `The backend tests run on the embedded database, and those of PostgreSQL are skipped: ${error.message}.`,
    );
    return null;
  }
};

const runTests = async (env: Record<string, string> = {}): Promise<Count> => {
  // Else the first tests that start a program each make them all.
  await run('node', ['backend/run.mjs'], { quiet: true });
  return jest(NAME, 'backend', { env, node: 'bare' }).act();
};

/** The tests with the backend, on a PostgreSQL that is started for them, or on `TEST_DATABASE_URL`. */
export const backendTests = (): CheckStep => ({
  name: NAME,
  act: async () => {
    const given = process.env['TEST_DATABASE_URL'];
    if (given !== undefined) return runTests();
    const server = await startIfPossible();
    if (server === null) return runTests();
    try {
      return await runTests({ TEST_DATABASE_URL: server.url });
    } finally {
      await server.stop();
    }
  },
});
