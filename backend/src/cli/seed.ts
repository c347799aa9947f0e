import { parseArgs } from 'node:util';

import { z } from 'zod';

import { readConfig } from '../config/config.ts';
import { openDatabase } from '../embedded/openDatabase.ts';
import { reasonOf } from '../database/reasonOf.ts';
import { seedProjects } from '../seed/seedProjects.ts';

/** Milliseconds for one statement: rows by the hundred, and the clean-up after them. */
const ANSWER_LIMIT = 120_000;

const USAGE = 'pnpm seed --projects N --infills M\n';

const amount = (maximum: number) => z.coerce.number().int().min(0).max(maximum);

const optionsSchema = z.object({
  projects: amount(1_000_000).default(100),
  infills: amount(10_000).default(10),
});

const readOptions = () => {
  try {
    return parseArgs({ options: { projects: { type: 'string' }, infills: { type: 'string' } } })
      .values;
  } catch {
    // An option that there is not.
    return null;
  }
};

/** Fills the database of the configuration with projects of the demo account. */
const run = async (): Promise<void> => {
  const options = optionsSchema.safeParse(readOptions());
  if (!options.success) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const { projects, infills: gevelvullingen } = options.data;
  const handle = await openDatabase({ ...readConfig(process.env), answerLimit: ANSWER_LIMIT });
  try {
    await handle.migrate();
    await seedProjects(handle.database, { projects, gevelvullingen, now: new Date() });
  } finally {
    await handle.close();
  }
  process.stdout.write(`Added ${projects} projects with ${gevelvullingen} gevelvullingen each.\n`);
};

try {
  await run();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
