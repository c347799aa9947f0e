import { buildSite } from '../../scripts/buildSite.ts';
import { readOptions } from '../../scripts/readOptions.ts';
import { NoPostgresError, startPostgres } from '../../scripts/startPostgres.ts';
import { FAULTS, type Fault } from './faultTable.ts';
import { markedFiles, type MarkedFile } from './markedFiles.ts';
import { nameOf, patternFor } from './marks.ts';
import { outcomeOfFile, withUnseen, type Outcome } from './outcome.ts';
import { runJest } from './runJest.ts';
import { runPlaywright } from './runPlaywright.ts';
import { verdictOf } from './verdictOf.ts';

const { values } = readOptions({
  usage: 'pnpm faults [--rows ROW,ROW] [--asvs NUMBER,NUMBER]',
  options: {
    rows: { type: 'string' },
    asvs: { type: 'string' },
  },
});

const listed = (text: string | undefined): string[] => text?.split(',') ?? [];

/** All of them, or those that `--rows 4,5` and `--asvs 6.2` name. */
const chosenFaults = (): Fault[] => {
  if (values.rows === undefined && values.asvs === undefined) return [...FAULTS];
  const names = new Set([
    ...listed(values.rows).map((id) => `storing ${id}`),
    ...listed(values.asvs).map((id) => `asvs ${id}`),
  ]);
  const chosen = FAULTS.filter((fault) => names.delete(nameOf(fault)));
  if (names.size > 0) throw new Error(`There is no row ${[...names].join(', ')}.`);
  return chosen;
};

/** Whether a file runs on PostgreSQL too: those of the project `backend` (jest.config.mjs). */
const isOnPostgres = ({ file }: MarkedFile): boolean =>
  /^(?:backend|e2e)\/.*(?<!\.rest)\.test\.ts$/.test(file);

/** The tests that run on PostgreSQL too; where it does not start they are skipped. */
const runOnPostgres = async (files: readonly MarkedFile[], pattern: string): Promise<Outcome[]> => {
  const those = files.filter(isOnPostgres);
  if (those.length === 0) return [];
  try {
    const server = await startPostgres();
    try {
      const env = { TEST_DATABASE_URL: server.url };
      return await runJest({ projects: ['backend'], files: those, pattern, env });
    } finally {
      await server.stop();
    }
  } catch (error) {
    if (!(error instanceof NoPostgresError)) throw error;
    console.log(`Nothing was tried on PostgreSQL: ${error.message}.`);
    return those.map((each) => outcomeOfFile(each, 'skipped', 'not tried on PostgreSQL'));
  }
};

const runMarked = async (faults: readonly Fault[]): Promise<Outcome[]> => {
  const pattern = patternFor(faults);
  const names = new Set(faults.map(nameOf));
  const files = markedFiles().filter(({ marks }) => marks.some((mark) => names.has(mark)));
  const specs = files.filter(({ file }) => file.endsWith('.spec.ts'));
  const tests = files.filter(({ file }) => !file.endsWith('.spec.ts'));
  const outcomes: Outcome[] = [];
  await buildSite();
  if (tests.length > 0) {
    const projects = ['unit', 'dom', 'backend', 'rest'];
    outcomes.push(...(await runJest({ projects, files: tests, pattern })));
    outcomes.push(...(await runOnPostgres(tests, pattern)));
  }
  if (specs.length > 0) {
    outcomes.push(...(await runPlaywright({ files: specs, pattern })));
  }
  return withUnseen(files, outcomes);
};

const labelOf = ({ kind, id }: Fault): string => (kind === 'asvs' ? `ASVS ${id}` : id);

const faults = chosenFaults();
const outcomes = await runMarked(faults);
const count = { held: 0, 'not held': 0, skipped: 0 };
for (const fault of faults) {
  const { says, seconds, tests, because } = verdictOf(fault, outcomes);
  count[says] += 1;
  const expected = fault.expected === '' ? '' : `: ${fault.expected}`;
  console.log(
    `${labelOf(fault).padStart(11)}  ${says.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ` +
      `${fault.fault}${expected} (${tests} tests)`,
  );
  for (const line of because) console.log(`${' '.repeat(15)}${line}`);
}
console.log(`${count.held} held, ${count['not held']} not held, ${count.skipped} skipped`);
if (count.held < faults.length) process.exitCode = 1;
