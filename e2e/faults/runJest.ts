import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from '../../scripts/process/run.ts';
import { jestOutcomes, jestReportSchema } from './jestOutcomes.ts';
import type { MarkedFile } from './markedFiles.ts';
import { withExitCode, type Outcome } from './outcome.ts';

interface JestRun {
  projects: readonly string[];
  files: readonly MarkedFile[];
  /** A regular expression for the titles. */
  pattern: string;
  env?: Record<string, string>;
}

/** Runs the tests of these titles with Jest; what it printed is shown when one fails. */
export const runJest = async ({ projects, files, pattern, env }: JestRun): Promise<Outcome[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'adviestool-faults-'));
  const outputFile = join(folder, 'jest.json');
  try {
    const { code, output } = await run(
      'jest',
      [
        '--selectProjects',
        ...projects,
        '--testNamePattern',
        pattern,
        '--json',
        `--outputFile=${outputFile}`,
        '--silent',
        '--passWithNoTests',
        '--runTestsByPath',
        ...files.map(({ file }) => file),
      ],
      { quiet: true, env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ...env } },
    );
    if (code !== 0) console.log(output.replace(/^\{"num.*$/m, ''));
    const outcomes = existsSync(outputFile)
      ? jestOutcomes(jestReportSchema.parse(JSON.parse(readFileSync(outputFile, 'utf8'))), {
          files,
          pattern,
        })
      : [];
    return withExitCode(files, outcomes, { runner: 'Jest', code });
  } finally {
    rmSync(folder, { recursive: true });
  }
};
