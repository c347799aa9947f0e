import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { run } from '../../scripts/process/run.ts';
import type { Outcome } from './outcome.ts';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
        }),
      ),
    }),
  ),
});

const RESULTS = new Map<string, Outcome['result']>([
  ['passed', 'passed'],
  ['pending', 'skipped'],
]);

interface JestRun {
  projects: readonly string[];
  files: readonly string[];
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
        ...files,
      ],
      { quiet: true, env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ...env } },
    );
    if (code !== 0) console.log(output.replace(/^\{"num.*$/m, ''));
    const report = reportSchema.parse(JSON.parse(readFileSync(outputFile, 'utf8')));
    const isAsked = new RegExp(pattern);
    return report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => isAsked.test(fullName))
      .map(({ fullName, status, duration }) => ({
        title: fullName,
        result: RESULTS.get(status) ?? 'failed',
        seconds: (duration ?? 0) / 1000,
      }));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
