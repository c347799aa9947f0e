import { run } from '../../scripts/process/run.ts';

interface Seeded {
  projects: number;
  /** Gevelvullingen of each. */
  infills: number;
}

/** Fills the database that `env` names with projects of the demo account. */
export const seedDatabase = async (
  env: Record<string, string>,
  { projects, infills }: Seeded,
): Promise<void> => {
  const args = ['--projects', String(projects), '--infills', String(infills)];
  const { code, output } = await run(process.execPath, ['backend/run.mjs', 'seed', ...args], {
    quiet: true,
    env,
  });
  // A failed statement is written out with all its rows.
  if (code !== 0) throw new Error(output.slice(-2000));
};
