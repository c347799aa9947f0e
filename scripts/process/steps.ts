import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import pLimit from 'p-limit';

import type { Count, RunTest } from './count.ts';
import { jestCount, type JestReport } from './jestCount.ts';
import { ROOT, run } from './run.ts';

/** A step of a check or test run; it prints what it has to say and counts what it tried. */
export interface CheckStep {
  name: string;
  act: () => Promise<Count>;
}

const countOf = (isPassed: boolean): Count =>
  isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A step that is one command; its output is shown only when it fails. */
export const command = (name: string, args: readonly string[]): CheckStep => ({
  name,
  act: async () => {
    const [file = '', ...rest] = args;
    const { code, output } = await run(file, rest, { quiet: true });
    if (code !== 0) console.log(output);
    return countOf(code === 0);
  },
});

/** A step of our own that says whether it succeeded. */
export const task = (name: string, act: () => Promise<boolean>): CheckStep => ({
  name,
  act: async () => countOf(await act()),
});

/** What Node is told where jest gives each file a realm of its own, and where files share a process. */
const NODE_OPTIONS = {
  realms: '--experimental-vm-modules --no-warnings',
  bare: `--no-warnings --import ${pathToFileURL(join(ROOT, 'scripts/bareNode/register.mjs')).href}`,
} as const;

interface JestOptions {
  env?: Record<string, string>;
  options?: readonly string[];
  /** `bare`: the files of Node's tests share a process (jest.config.mjs). */
  node?: keyof typeof NODE_OPTIONS;
}

/** What a runner wrote; null: it ended before that. */
export const readReport = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;

/**
 * Jest, counted by test (`jestCount`). One project at a time: of several it does not say which had no tests.
 */
export const jest = (
  name: string,
  project: string,
  { env = {}, options = [], node = 'realms' }: JestOptions = {},
): CheckStep => ({
  name,
  act: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'adviestool-'));
    const outputFile = join(folder, 'jest.json');
    try {
      const { code, output } = await run(
        'jest',
        [
          '--selectProjects',
          project,
          '--json',
          `--outputFile=${outputFile}`,
          '--silent',
          ...options,
        ],
        { quiet: true, env: { NODE_OPTIONS: NODE_OPTIONS[node], ...env } },
      );
      const text = readReport(outputFile);
      const report: JestReport | null = text === null ? null : JSON.parse(text);
      if (code !== 0 || report === null) console.log(output.replace(/^\{"num.*$/m, ''));
      return jestCount(report, code);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

const runStep = async ({ name, act }: CheckStep): Promise<Count> => {
  const start = performance.now();
  const count = await act();
  const { passed, failed, tests = [] } = count;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} ok, ${failed} not ok (${seconds} s)`);
  if (failed === 0 || tests.some(({ fault }) => fault !== null)) return count;
  return {
    passed,
    failed,
    tests: [...tests, { name, duration: 0, fault: 'Its output says why.' }],
  };
};

/** So many of the slowest are printed, of those that take longer than this, ms. */
const SLOWEST = { count: 10, least: 2000 } as const;

const printSlowest = (tests: readonly RunTest[]): void => {
  const slowest = tests
    .filter(({ duration }) => duration >= SLOWEST.least)
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, SLOWEST.count);
  if (slowest.length > 0) console.log('The slowest tests:');
  for (const { name, duration } of slowest)
    console.log(`  ${(duration / 1000).toFixed(1)} s ${name}`);
};

const printFailed = (tests: readonly RunTest[]): void => {
  const failed = tests.filter(({ fault }) => fault !== null);
  if (failed.length > 0) console.log('The failed tests:');
  for (const { name, fault } of failed) console.log(`  ${name}\n    ${fault}`);
};

/**
 * Runs steps one after another, those of a list within as many at a time as there are cores; prints each
 * with its time, the slowest and the failed tests, and the sum. Sets the exit code.
 * @returns whether nothing failed
 */
export const runSteps = async (
  steps: readonly (CheckStep | readonly CheckStep[])[],
): Promise<boolean> => {
  const limit = pLimit(availableParallelism());
  const counts: Count[] = [];
  for (const step of steps) {
    const together = [step].flat();
    counts.push(...(await Promise.all(together.map((one) => limit(() => runStep(one))))));
  }
  const tests = counts.flatMap((count) => count.tests ?? []);
  printSlowest(tests);
  printFailed(tests);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  const isPassed = failed === 0 && passed > 0;
  if (!isPassed) process.exitCode = 1;
  return isPassed;
};
